/** The answer to a post. */
export type Answer = { ok: boolean; status: number; text: string };

/**
 * Posts a form as multipart, with XMLHttpRequest because `fetch` doesn't report upload progress.
 * @param body its field `language` is that of the answer
 * @param timeoutMs how long to wait for an answer, in ms
 * @param onSent called with the bytes sent and the total. With it, a request to another origin needs a preflight
 * (XMLHttpRequest, “upload listener flag”), which the other server may not answer
 * @throws Error when no answer came
 */
export function post(
  address: string,
  body: FormData,
  timeoutMs: number,
  onSent?: (sent: number, all: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const timer = setTimeout(() => {
      reject(new Error(`No answer came within ${timeoutMs / 1000} seconds`));
      request.abort();
    }, timeoutMs);
    request.open("POST", address);
    request.setRequestHeader("Accept", "application/json");
    // For answers that are given before the body is read; like Accept it needs no preflight.
    request.setRequestHeader("Content-Language", String(body.get("language")));
    request.onload = () => {
      const { status, responseText } = request;
      resolve({ ok: status >= 200 && status < 300, status, text: responseText });
    };
    request.onloadend = () => {
      clearTimeout(timer);
      reject(new Error("The connection broke off before an answer came"));
    };
    if (onSent) request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    request.send(body);
  });
}
