/** What came back for a post. */
export type Answer = { ok: boolean; status: number; text: string };

/**
 * Posts a form as multipart. By XMLHttpRequest, because `fetch` doesn't say how much of a body has gone.
 * @param timeoutMs without an answer for so long, in ms, it is given up
 * @param onSent told how many bytes have gone of how many; another origin's server is then asked by a preflight first
 * (XMLHttpRequest, “upload listener flag”), which may not be answered
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
