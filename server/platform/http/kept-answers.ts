import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { createConcurrencyLimit } from '../concurrency-limit.ts'

interface Kept {
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
 * Keeps answers that are costly to make and the same for everyone: for some seconds, one made at a time, and all who ask for
 * the same one meanwhile wait for it. `most` bounds how many are kept. An answer that is undefined is not kept.
 */
export function keepAnswers({ seconds, most, now }: { seconds: number; most: number; now: () => Date }) {
  const kept = new Map<string, Kept>()
  const coming = new Map<string, Promise<Kept | undefined>>()
  const oneAtATime = createConcurrencyLimit(1)

  async function make(name: string, how: () => Promise<Made | undefined>): Promise<Kept | undefined> {
    const made = await oneAtATime(how)
    if (!made) return undefined
    const zipped = await promisify(gzip)(made.text, { level: constants.Z_BEST_SPEED })
    const etag = `"${createHash('sha256').update(zipped).digest('base64url').slice(0, 22)}"`
    const answer = { type: made.type, etag, zipped, until: now().getTime() + seconds * 1000 }
    kept.delete(name)
    const [oldest] = kept.keys()
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
    kept.set(name, answer)
    return answer
  }

  return async (name: string, how: () => Promise<Made | undefined>): Promise<Kept | undefined> => {
    const known = kept.get(name)
    if (known && known.until > now().getTime()) return known
    const made = coming.get(name) ?? make(name, how).finally(() => coming.delete(name))
    coming.set(name, made)
    return made
  }
}

/** Sends a kept answer; 304 to who has it already. For routes with `compress: false`. */
export async function sendKept(reply: FastifyReply, { type, etag, zipped }: Kept, seconds: number): Promise<FastifyReply> {
  const { 'if-none-match': have, 'accept-encoding': accepted = '' } = reply.request.headers
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': `public, max-age=${seconds}` })
  if (have === etag) return reply.code(304).send()
  reply.type(`${type}; charset=utf-8`)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(zipped)
  return reply.send(await promisify(gunzip)(zipped))
}
