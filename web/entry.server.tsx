import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { languages } from '#domain/kernel/languages.ts'
import { addAudiences, audiences, loadLanguage } from './platform/i18n/catalog.ts'
import { NonceContext } from './platform/pages/nonce.ts'
import { RequestIdContext } from './platform/pages/request-id.ts'
import { serverContext } from './platform/server-context.ts'

// The HTTP server opens the context with this key: `build.entry.module.serverContext`.
export { serverContext }

await addAudiences(...audiences)
await Promise.all(languages.map(loadLanguage))

const renderTimeoutMs = 10_000

/** Renders a page completely before it answers, so that the page works without JavaScript and its status is right. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { html, failed } = await render(request.url, router, context)
  context.get(serverContext).show(html)
  return new Response(null, { status: failed ? 500 : status, headers })
}

/** The HTML of a page as one text: a stream costs more and gains nothing, because the whole page must be ready anyway. */
function render(url: string, router: EntryContext, context: RouterContextProvider): Promise<{ html: string; failed: boolean }> {
  const { nonce, requestId, report } = context.get(serverContext)
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs)
    const errors: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RequestIdContext value={requestId}>
          <ServerRouter context={router} url={url} nonce={nonce} />
        </RequestIdContext>
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timeout)
          const pieces: Buffer[] = []
          const whole = new Writable({
            write(piece: Buffer, _encoding, done) {
              pieces.push(piece)
              done()
            },
            final(done) {
              for (const error of errors) report(error)
              resolve({ html: Buffer.concat(pieces).toString(), failed: errors.length > 0 })
              done()
            },
          })
          pipe(whole)
        },
        // React also passes the error to handleError.
        onShellError(error) {
          clearTimeout(timeout)
          reject(error)
        },
        onError(error) {
          errors.push(error)
        },
      },
    )
  })
}

/** Logs the error of a loader through the HTTP server. A visitor who left is not an error. */
export function handleError(error: unknown, { request, context }: { request: Request; context: RouterContextProvider }): void {
  if (!request.signal.aborted) context.get(serverContext).report(error)
}
