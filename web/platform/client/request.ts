import { renewTokens } from '../session/renewal.ts'
import { readTokens } from '../session/tokens.ts'
import { addressOf } from './address.ts'
import { ApiRefusal, refusalOf } from './api-refusal.ts'
import type { LooseInput, Request } from './endpoint-input.ts'
import { tabId } from './tab.ts'
import { multipartOf, sendUpload } from './upload.ts'

/**
 * Calls an endpoint of the contract: `request<typeof getVacancy>('GET', '/api/jobs/:uuid', { params: { uuid } })`.
 * Adds the person's token and renews it once when the server no longer takes it; after that the session has ended.
 * @throws ApiRefusal for every refusal and for a network that fails.
 */
export const request = (async (method: string, path: string, input?: unknown) => {
  const call = (input ?? {}) as LooseInput
  const token = readTokens()?.access_token
  try {
    return await send(method, path, call, token)
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status !== 401 || !token || path.startsWith('/oauth/')) throw error
    const renewed = await renewTokens(token)
    if (!renewed) throw new ApiRefusal(401, 'errors.session_ended')
    return await send(method, path, call, renewed.access_token)
  }
}) as Request

async function send(
  method: string,
  path: string,
  { params, query, body, files, signal, onProgress }: LooseInput,
  token: string | undefined,
): Promise<unknown> {
  const address = addressOf(path, params, query)
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-cantera-tab': tabId,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  if (files) return sendUpload({ method, address, headers, body: multipartOf(body, files), signal, onProgress })
  if (body !== undefined) headers['content-type'] = 'application/json'
  const response = await reach(address, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  const answer = await response.json().catch(() => undefined)
  if (!response.ok) throw refusalOf(response.status, answer, response.headers.get('retry-after'))
  return answer
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiRefusal(0, 'errors.network')
  }
}
