import { hash } from 'node:crypto'
import type { InProcessCall } from './in-process-call.ts'

export interface Page {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Identifies exactly these bytes; absent for a page that must not be cached. */
  readonly etag?: string
  readonly body: Buffer
  /** The hashes of its inline scripts for the content security policy. */
  readonly scripts: readonly string[]
}

type Call = Parameters<InProcessCall>
interface Cached {
  readonly page: Page
  readonly calls: readonly Call[]
  readonly answers: string
  /** The site's state before the answers were read. While it stays the same, they need not be read again. */
  readonly state: string | undefined
  readonly until: number
}

/** The reads of one page. Each call is made once, both to check a cached page and to render a new one. */
export function createReading(call: InProcessCall, state?: string) {
  const answers = new Map<string, ReturnType<InProcessCall>>()
  const made: Call[] = []
  const ask: InProcessCall = (...given) => {
    const name = JSON.stringify(given)
    const answer = answers.get(name) ?? call(...given)
    answers.set(name, answer)
    return answer
  }
  return {
    /** The site's state, taken before the first read. */
    state,
    made,
    call: ((...given) => {
      made.push(given)
      return ask(...given)
    }) satisfies InProcessCall,
    /** A hash of the answers to these calls. */
    hashAnswers: async (calls: readonly Call[]) =>
      hash('sha256', JSON.stringify(await Promise.all(calls.map((one) => ask(...one)))), 'base64'),
  }
}
export type Reading = ReturnType<typeof createReading>

/**
 * Caches rendered pages (ADR-0014). A page depends only on its address, its language and its reads. A cached page is shown while the
 * site's state stays the same or all its reads answer as before, so no change has to invalidate it. A full cache drops the least
 * recently shown page; every page expires after `seconds`.
 */
export function createPageCache({ mostBytes, seconds, now }: { mostBytes: number; seconds: number; now: () => Date }) {
  const cache = new Map<string, Cached>()
  let bytes = 0
  const drop = (name: string) => {
    const known = cache.get(name)
    if (known) bytes -= weightOf(name, known)
    cache.delete(name)
  }
  const put = (name: string, one: Cached) => {
    drop(name)
    cache.set(name, one)
    bytes += weightOf(name, one)
    for (const oldest of cache.keys()) {
      if (bytes <= mostBytes) break
      drop(oldest)
    }
  }
  return {
    async find(name: string, reading: Reading): Promise<Page | undefined> {
      const known = cache.get(name)
      if (!known || known.until < now().getTime()) return undefined
      const { state } = reading
      const unchanged = state !== undefined && state === known.state
      if (!unchanged && (await reading.hashAnswers(known.calls)) !== known.answers) return undefined
      if (cache.get(name) === known) put(name, { ...known, state })
      return known.page
    },
    async keep(name: string, page: Page, reading: Reading): Promise<void> {
      const calls = [...reading.made]
      const answers = await reading.hashAnswers(calls)
      const own = { ...page, body: detach(page.body) }
      put(name, { page: own, calls, answers, state: reading.state, until: now().getTime() + seconds * 1000 })
    },
  }
}

/** Copies a buffer into memory of its own. A small buffer is a part of Node's pool and keeps all 64 kB of it. */
function detach(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}

/** Estimates the bytes of a cached page: its body and its bookkeeping. */
function weightOf(name: string, { page, calls }: Cached): number {
  return page.body.length + 2 * name.length + 500 * (calls.length + 2)
}
