import { readTokens } from '../session/tokens.ts'
import { addressOf } from './address.ts'
import { ApiRefusal, isStopped, refusalOf } from './api-refusal.ts'
import { noteAnswered, noteUnanswered } from './connection.ts'
import type { Address, Call, CallForFile, LooseInput } from './endpoint-input.ts'
import { hasServer } from './new-version.ts'
import { longAnswerMs, withTimeout } from './request-timeout.ts'
import { tabId } from './tab.ts'
import type { sendUpload } from './upload.ts'

/**
 * Calls an endpoint of a contract: `call(getVacancyEndpoint, { params: { uuid } })`. Adds the person's token and renews it once when the
 * server refuses it; after that the session has ended.
 * @throws ApiRefusal for every refusal and for a network that fails.
 */
export const call = (async ({ method, path }: Address, input?: unknown) =>
  asThePerson(path, (token) => send(method, path, (input ?? {}) as LooseInput, token))) as Call

/** Calls an endpoint that answers a file, with the name that the server gives it; otherwise like `call`. */
export const callForFile = (async ({ method, path }: Address, input: LooseInput): Promise<File> => {
  const { params, query, body, signal } = input
  return asThePerson(path, async (token) => {
    const json = body === undefined ? undefined : { 'content-type': 'application/json' }
    const init = { method, headers: { ...headersFor(token), ...json }, ...(json && { body: JSON.stringify(body) }) }
    const read = async (response: Response) => {
      const name = /filename\*=UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
      return new File([await response.blob()], decodeURIComponent(name), { type: response.headers.get('content-type') ?? '' })
    }
    return reach(addressOf(path, params, query), init, read, { signal, timeoutMs: longAnswerMs })
  })
}) as CallForFile

let factorRequired = () => undefined as unknown

/** Sets what happens when the server refuses a call because the person's role requires a second factor (IDT-03). */
export function onFactorRequired(happens: () => unknown): void {
  factorRequired = happens
}

async function asThePerson<Answer>(path: string, ask: (token: string | undefined) => Promise<Answer>): Promise<Answer> {
  const token = readTokens()?.access_token
  try {
    return await ask(token)
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 'errors.factor_required') factorRequired()
    if (!(error instanceof ApiRefusal) || error.status !== 401 || !token || path.startsWith('/oauth/')) throw error
    const renewed = await (await loadRenewal()).renewTokens(token)
    if (!renewed) throw new ApiRefusal(401, 'errors.session_ended')
    return await ask(renewed.access_token)
  }
}

const loadRenewal = () => whenNeeded(() => import('../session/renewal.ts'))

let sendFiles: typeof sendUpload | undefined

/**
 * Sets what sends files. A form with a file brings it along: when the network is away while a script is loaded, the browser remembers the
 * failure, and the form could not be sent until the page is reloaded, without its file.
 */
export function sendFilesBy(send: typeof sendUpload): void {
  sendFiles = send
}

/** Loads a part of the page when it is needed, and says why it cannot. */
export async function whenNeeded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    throw new ApiRefusal(0, (await hasServer()) ? 'errors.new_version' : 'errors.network')
  }
}

async function send(
  method: string,
  path: string,
  { params, query, body, files, signal, onProgress }: LooseInput,
  token: string | undefined,
): Promise<unknown> {
  const address = addressOf(path, params, query)
  const headers = headersFor(token)
  if (files) {
    if (!sendFiles) throw new Error(`No form of this page brings what sends files to ${path}.`)
    return sendFiles({ method, address, headers, body, files, signal, onProgress })
  }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  return reach(address, init, readJson, { signal })
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

function headersFor(token: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    'x-cantera-tab': tabId,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
}

async function refusalIn(response: Response): Promise<ApiRefusal> {
  return refusalOf(response.status, await response.json().catch(() => undefined), response.headers.get('retry-after'))
}

interface Waiting {
  readonly signal: AbortSignal | undefined
  readonly timeoutMs?: number
}

/** Sends a request and reads its answer. An incomplete or foreign answer (a network's login page) counts as no answer. */
async function reach<Answer>(
  address: string,
  init: RequestInit,
  read: (response: Response) => Promise<Answer>,
  { signal, timeoutMs }: Waiting,
): Promise<Answer> {
  try {
    return await withTimeout(
      signal,
      async (stopped) => {
        const response = await fetch(address, { ...init, signal: stopped })
        noteAnswered()
        if (!response.ok) throw await refusalIn(response)
        return await read(response)
      },
      timeoutMs,
    )
  } catch (error) {
    if (error instanceof ApiRefusal || isStopped(error)) throw error
    noteUnanswered()
    throw new ApiRefusal(0, 'errors.network')
  }
}
