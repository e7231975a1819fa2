import { data, type RouterContextProvider } from 'react-router'
import type { Call } from '../client/endpoint-input.ts'
import { serverContext } from '../server-context.ts'

/**
 * For loaders of public pages: the reader's language, the site's address and settings, and `call` with the browser client's signature, run
 * in process. A refusal is thrown as an answer with its status, so that the nearest error boundary shows it.
 */
export function serverRequest(context: Readonly<RouterContextProvider>) {
  const { language, publicUrl, settings, call: callInProcess } = context.get(serverContext)
  const call: Call = async ({ method, path }, ...[input]) => {
    const result = await callInProcess(method, path, input)
    if (result.ok) return result.answer
    const headers: HeadersInit = result.retryAfter === undefined ? {} : { 'Retry-After': String(result.retryAfter) }
    throw data(result.refusal, { status: result.status, headers })
  }
  return { language, publicUrl, settings, call }
}
