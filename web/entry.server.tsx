import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { languages } from '#domain/kernel/languages.ts'
import { addressAudiences, audiences, loadLanguage } from './platform/i18n/catalog.ts'
import { NonceContext } from './platform/pages/nonce.ts'
import { RequestIdContext } from './platform/pages/request-id.ts'
import { serverContext } from './platform/server-context.ts'

// The HTTP server opens the context with this very key: `build.entry.module.serverContext`.
export { serverContext }

await addressAudiences(...audiences)
await Promise.all(languages.map(loadLanguage))

/** Renders a page whole before it answers, so that it reads well without JavaScript and its status is true. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method !== 'HEAD') context.get(serverContext).show(await render(request.url, router, context))
  return new Response(null, { status, headers })
}

const end = '</body></html>'

/**
 * The HTML of a page in one go (P22): everything that it shows was read before. What the loaders read follows it for the browser,
 * in the words of React Router, whose own way would suspend the rendering for it.
 */
async function render(url: string, router: EntryContext, context: RouterContextProvider): Promise<string> {
  const { nonce, requestId } = context.get(serverContext)
  const data = await textOf(router.serverHandoffStream)
  const html = renderToString(
    <NonceContext value={nonce}>
      <RequestIdContext value={requestId}>
        <ServerRouter context={{ ...router, serverHandoffStream: undefined }} url={url} nonce={nonce} />
      </RequestIdContext>
    </NonceContext>,
  )
  const stream = 'window.__reactRouterContext.streamController'
  const handOver = `<script nonce="${nonce}">${stream}.enqueue(${inScript(data)});${stream}.close();</script>`
  return `<!DOCTYPE html>${html.slice(0, -end.length)}${handOver}${end}`
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of stream ?? []) text += decoder.decode(piece, { stream: true })
  return text
}

/** A text as JavaScript that cannot end the script around it. */
function inScript(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Notes what a loader threw in the HTTP server's log; a reader who went away is not an error. */
export function handleError(error: unknown, { request, context }: { request: Request; context: RouterContextProvider }): void {
  if (!request.signal.aborted) context.get(serverContext).report(error)
}
