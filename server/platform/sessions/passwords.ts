import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createFairQueue, type Place, type QueueLimits } from './fair-queue.ts'

const derive = promisify(argon2)
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const prefix = `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}$`

/**
 * Where the check of a password waits. Known devices of an account have a group of their own, so that many unknown clients do not
 * delay them. The line is the network or the device, so that one of them does not delay the others (LOG-01).
 */
export type CheckPlace = Place<'known' | 'strangers'>

/** Hashes and checks passwords with argon2id (SPEC-09). */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes the same time with and without a stored hash, so that timing does not reveal an address (LOG-02). Call it inside `queue`. */
  verify(password: string, stored: string | undefined): Promise<boolean>
  /** Runs `check` through the fair queue; undefined when too many checks wait there already. */
  queue<Result>(place: CheckPlace, check: () => Promise<Result>): Promise<Result | undefined>
  needsRehash(stored: string): boolean
}

/** Runs at most cores − 1 checks at a time, so that many logins do not stall other requests. A full queue of one core empties within two seconds. */
export function createPasswordHasher(atOnce = Math.max(1, availableParallelism() - 1)): PasswordHasher {
  const waiting: QueueLimits = { most: 24 * atOnce, mostInLine: 8 * atOnce }
  // Registration and password changes have rate limits of their own.
  const unlimited: QueueLimits = { most: Number.POSITIVE_INFINITY, mostInLine: Number.POSITIVE_INFINITY }
  const queue = createFairQueue(atOnce, { known: waiting, strangers: waiting, making: unlimited })
  const placeholderHash = encode(randomBytes(16), randomBytes(parameters.tagLength))
  return {
    queue,
    async hash(password) {
      const salt = randomBytes(16)
      const tag = await queue({ group: 'making', line: '' }, () => tagOf(password, salt, parameters))
      return encode(salt, tag as Buffer)
    },
    async verify(password, stored) {
      const known = decode(stored ?? placeholderHash)
      if (!known) return false
      const tag = await tagOf(password, known.salt, known)
      return timingSafeEqual(tag, known.tag) && stored !== undefined
    },
    needsRehash: (stored) => !stored.startsWith(prefix),
  }
}

interface Parameters {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly tagLength: number
}

async function tagOf(password: string, salt: Buffer, { memory, passes, parallelism, tagLength }: Parameters): Promise<Buffer> {
  return (await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength,
  })) as Buffer
}

function encode(salt: Buffer, tag: Buffer): string {
  return `${prefix}${salt.toString('base64')}$${tag.toString('base64')}`
}

function decode(stored: string): (Parameters & { salt: Buffer; tag: Buffer }) | undefined {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!match) return undefined
  const [, memory, passes, parallelism, saltText = '', tagText = ''] = match
  const tag = Buffer.from(tagText, 'base64')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: tag.length,
    salt: Buffer.from(saltText, 'base64'),
    tag,
  }
}
