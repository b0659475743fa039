import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * Renders a whole page. With a limited chunk size React 19 would put large Suspense bodies into hidden blocks behind their
 * fallbacks.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // React Router prerenders `/About/`, but visitors open `/About`, which links are compared with.
  const { location } = context.staticHandlerContext;
  location.pathname = location.pathname.replace(/(.)\/$/, "$1");
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      console.error(error);
    },
  });
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}
