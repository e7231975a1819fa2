import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from './public-address.ts'

export interface OutsideSettings {
  /** Ends the whole reading. */
  readonly signal: AbortSignal
  /** The most bytes of an answer. */
  readonly bytes: number
  /** Allows HTTP, any port and the addresses of this machine; for tests, which have no other site. */
  readonly loopback: boolean
  /** Finds the addresses of a name; replaced by tests. */
  readonly resolve?: (name: string) => Promise<LookupAddress[]>
}

/** The reason of an answer with more than the allowed bytes. */
export const tooLong = 'the answer is too long'

/** Why nothing was read. It is for the log: a person who reads it could find out what the network of the server has. */
export class NotRead extends Error {
  override name = 'NotRead'
  /** The HTTP status of an answer that was none. */
  readonly status: number | undefined

  constructor(reason: string, status?: number) {
    super(reason)
    this.status = status
  }
}

/**
 * Reads the text at an address that a stranger gave, and nothing else: HTTPS on its usual port, no redirect, a name that has public
 * addresses alone. The name is resolved once, and the connection goes to the addresses that were checked, so that a second answer of the
 * name server changes nothing (DNS rebinding). The certificate is checked against the name.
 * @throws NotRead, also when the time is over
 */
export async function readOutside(address: string, settings: OutsideSettings & Question): Promise<string> {
  const { url, addresses } = await allowedPlace(address, settings)
  return ask(url, addresses, settings)
}

/** What is asked instead of a GET that answers 200, such as the REPORT of CalDAV. */
interface Question {
  readonly method?: 'REPORT' | 'PROPFIND'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The status of an answer. */
  readonly status?: number
}

interface Message extends OutsideSettings {
  readonly headers: Readonly<Record<string, string>>
  /** JSON. */
  readonly body: string
}

/**
 * Posts a message to such an address, and returns the status of the answer, whatever it is. Of the answer's body so many bytes are passed over,
 * then the connection ends.
 * @throws NotRead without an answer
 */
export async function postOutside(address: string, message: Message): Promise<number> {
  const { url, addresses } = await allowedPlace(address, message)
  const { signal, bytes, body } = message
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...message.headers }
  return new Promise((done, failed) => {
    const sent = requestTo(url, { signal, addresses, method: 'POST', headers }, (answer) => {
      let length = 0
      answer.on('data', (part: Buffer) => {
        length += part.length
        if (length > bytes) sent.destroy()
      })
      answer.on('error', () => {})
      done(answer.statusCode ?? 0)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => failed(new NotRead(error.code ?? error.name)))
    // An answer that changes the protocol is followed by nothing else.
    sent.on('close', () => failed(new NotRead('no answer')))
    sent.end(body)
  })
}

/** The URL of an allowed address with its addresses, all of which are public. */
async function allowedPlace(address: string, settings: OutsideSettings) {
  const url = allowedUrl(address, settings.loopback)
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await within(settings.signal, addressesOf(name, settings.resolve))
  const isAllowed = (ip: string) => isPublicAddress(ip) || (settings.loopback && isLoopback(ip))
  // One private address among public ones is refused too: which one is taken would be chance.
  if (addresses.length === 0 || !addresses.every(({ address: ip }) => isAllowed(ip))) throw new NotRead('not a public address')
  return { url, addresses }
}

function allowedUrl(address: string, loopback: boolean): URL {
  if (!URL.canParse(address)) throw new NotRead('not an address')
  const url = new URL(address)
  const isAllowed = url.protocol === 'https:' || (loopback && url.protocol === 'http:')
  if (!isAllowed || url.username !== '' || url.password !== '') throw new NotRead('not an allowed address')
  // Other ports are of other services, of which a stranger could learn which ones answer.
  if (url.port !== '' && !loopback) throw new NotRead('not the usual port')
  return url
}

async function addressesOf(name: string, resolve = (wanted: string) => lookup(wanted, { all: true })): Promise<LookupAddress[]> {
  // The address of a URL is written in its usual form by now, whatever form it was given in.
  const family = isIP(name)
  if (family !== 0) return [{ address: name, family }]
  return resolve(name).catch(() => {
    throw new NotRead('the name is unknown')
  })
}

/** Answers each look-up of a connection with the checked addresses. */
export const pinnedTo =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_name, options, done) => {
    const [first] = addresses
    if (options.all) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family ?? 0)
  }

interface Asked {
  readonly signal: AbortSignal
  readonly addresses: readonly LookupAddress[]
  readonly method?: 'POST' | 'REPORT' | 'PROPFIND' | undefined
  readonly headers: Readonly<Record<string, string>>
}

function requestTo(url: URL, { signal, addresses, method, headers }: Asked, onAnswer: (answer: http.IncomingMessage) => void) {
  const { request } = url.protocol === 'https:' ? https : http
  return request(
    url,
    {
      signal,
      // A connection of its own, which nothing else is sent through.
      agent: false,
      lookup: pinnedTo(addresses),
      // Firewalls in front of many systems refuse requests without a user agent.
      headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Cantera', ...headers },
      maxHeaderSize: 16_384,
      ...(method && { method }),
    },
    onAnswer,
  )
}

function ask(
  url: URL,
  addresses: readonly LookupAddress[],
  { signal, bytes, method, headers = {}, body, status: expected = 200 }: OutsideSettings & Question,
): Promise<string> {
  return new Promise((done, failed) => {
    const fail = (reason: string, status?: number) => failed(new NotRead(reason, status))
    const asked = requestTo(url, { signal, addresses, method, headers }, (answer) => {
      const parts: Buffer[] = []
      let length = 0
      const stop = (reason: string, status?: number) => {
        fail(reason, status)
        asked.destroy()
      }
      if (answer.statusCode !== expected) return stop(`answered ${answer.statusCode}`, answer.statusCode)
      answer.on('data', (part: Buffer) => {
        length += part.length
        if (length > bytes) stop(tooLong)
        else parts.push(part)
      })
      answer.on('end', () => (answer.complete ? done(Buffer.concat(parts).toString('utf8')) : fail('the answer broke off')))
      answer.on('error', () => fail('the answer broke off'))
    })
    asked.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.name))
    asked.end(body)
  })
}

/** The result of a promise, unless the signal ends first. */
function within<Result>(signal: AbortSignal, promise: Promise<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    const stop = () => failed(new NotRead('no answer in time'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(done, failed).finally(() => signal.removeEventListener('abort', stop))
  })
}
