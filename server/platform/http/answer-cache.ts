import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import pLimit from 'p-limit'

interface Cached {
  readonly type: string
  readonly etag: string
  readonly zipped: Buffer
  readonly until: number
}

interface Made {
  readonly type: string
  readonly text: string
}

/**
 * Caches answers that are costly to make and the same for everyone. One answer is made at a time, and concurrent requests for it
 * share the work. `most` bounds the number of cached answers; an undefined answer is not cached.
 */
export function createAnswerCache({ seconds, most, now }: { seconds: number; most: number; now: () => Date }) {
  const cache = new Map<string, Cached>()
  const pending = new Map<string, Promise<Cached | undefined>>()
  const oneAtATime = pLimit(1)

  async function make(name: string, how: () => Promise<Made | undefined>): Promise<Cached | undefined> {
    const made = await oneAtATime(how)
    if (!made) return undefined
    const zipped = await promisify(gzip)(made.text, { level: constants.Z_BEST_SPEED })
    const etag = `"${createHash('sha256').update(zipped).digest('base64url').slice(0, 22)}"`
    const answer = { type: made.type, etag, zipped, until: now().getTime() + seconds * 1000 }
    cache.delete(name)
    const [oldest] = cache.keys()
    if (cache.size >= most && oldest !== undefined) cache.delete(oldest)
    cache.set(name, answer)
    return answer
  }

  return async (name: string, how: () => Promise<Made | undefined>): Promise<Cached | undefined> => {
    const known = cache.get(name)
    if (known && known.until > now().getTime()) return known
    const made = pending.get(name) ?? make(name, how).finally(() => pending.delete(name))
    pending.set(name, made)
    return made
  }
}

/** Sends a cached answer, or 304 when the client has it already. For routes with `compress: false`. */
export async function sendCached(reply: FastifyReply, { type, etag, zipped }: Cached, seconds: number): Promise<FastifyReply> {
  const { 'if-none-match': have, 'accept-encoding': accepted = '' } = reply.request.headers
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': `public, max-age=${seconds}` })
  if (have === etag) return reply.code(304).send()
  reply.type(`${type}; charset=utf-8`)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(zipped)
  return reply.send(await promisify(gunzip)(zipped))
}
