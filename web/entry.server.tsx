import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
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
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { html, failed } = await render(request.url, router, context)
  context.get(serverContext).show(html)
  return new Response(null, { status: failed ? 500 : status, headers })
}

const renderTimeoutMs = 10_000
const end = '</body></html>'

/**
 * The HTML of a page as one text: all of it has to be there anyway. What the loaders read follows it for the browser, in the words of
 * React Router, whose own way would suspend the rendering for it.
 */
async function render(
  url: string,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<{ html: string; failed: boolean }> {
  const { nonce, requestId, report } = context.get(serverContext)
  const data = await textOf(router.serverHandoffStream)
  const { html, errors } = await textOfElement(
    <NonceContext value={nonce}>
      <RequestIdContext value={requestId}>
        <ServerRouter context={{ ...router, serverHandoffStream: undefined }} url={url} nonce={nonce} />
      </RequestIdContext>
    </NonceContext>,
  )
  for (const error of errors) report(error)
  const stream = 'window.__reactRouterContext.streamController'
  const handOver = `<script nonce="${nonce}">${stream}.enqueue(${inScript(data)});${stream}.close();</script>`
  return { html: `${html.slice(0, -end.length)}${handOver}${end}`, failed: errors.length > 0 }
}

/** Waits for everything that suspends; what fails inside a boundary is among the errors, anything else throws. */
function textOfElement(element: ReactNode): Promise<{ html: string; errors: unknown[] }> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs)
    const errors: unknown[] = []
    const pieces: Buffer[] = []
    const whole = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece)
        done()
      },
      final(done) {
        resolve({ html: Buffer.concat(pieces).toString(), errors })
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady() {
        clearTimeout(timeout)
        pipe(whole)
      },
      onShellError(error) {
        clearTimeout(timeout)
        reject(error)
      },
      onError(error) {
        errors.push(error)
      },
    })
  })
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
