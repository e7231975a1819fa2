import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { languages } from '#domain/kernel/languages.ts'
import { addressAudiences, audiences, loadLanguage } from './platform/i18n/catalog.ts'
import { NonceContext } from './platform/pages/nonce.ts'
import { serverContext } from './platform/server-context.ts'

// The HTTP server opens the context with this very key: `build.entry.module.serverContext`.
export { serverContext }

await addressAudiences(...audiences)
await Promise.all(languages.map(loadLanguage))

const renderTimeoutMs = 10_000

/** Renders a page whole before it answers, so that it reads well without JavaScript and its status is true. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))
  const { nonce } = context.get(serverContext)
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs)
    let finalStatus = status
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timeout)
          const body = new PassThrough()
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }))
        },
        onShellError(error) {
          clearTimeout(timeout)
          reject(error)
        },
        onError() {
          finalStatus = 500
        },
      },
    )
  })
}

/** Tells the HTTP server's log about what a loader or a component threw; a reader who went away is not an error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
