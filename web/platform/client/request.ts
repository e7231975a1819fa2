import { readTokens } from '../session/tokens.ts'
import { addressOf } from './address.ts'
import { ApiRefusal, refusalOf } from './api-refusal.ts'
import type { LooseInput, Request } from './endpoint-input.ts'
import { tabId } from './tab.ts'

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
    const renewed = await (await loadRenewal()).renewTokens(token)
    if (!renewed) throw new ApiRefusal(401, 'errors.session_ended')
    return await send(method, path, call, renewed.access_token)
  }
}) as Request

const loadRenewal = () => whenNeeded(() => import('../session/renewal.ts'))

/** Loads what sends files. A form that takes one does so before it is sent: by then the network may be away. */
export const loadUpload = () => whenNeeded(() => import('./upload.ts'))

async function whenNeeded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    throw new ApiRefusal(0, 'errors.network')
  }
}

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
  if (files) return (await loadUpload()).sendUpload({ method, address, headers, body, files, signal, onProgress })
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
