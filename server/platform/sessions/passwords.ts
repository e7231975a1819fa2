import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createGate } from '../gate.ts'

const derive = promisify(argon2)
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const prefix = `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}$`

/** Hashes and checks passwords with argon2id, at most cores − 1 at a time, so that a login storm stalls nobody else (decision 9). */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes the same time whether or not there is a stored hash, so that an unknown address is not told apart (LOG-02). */
  verify(password: string, stored: string | undefined): Promise<boolean>
  needsRehash(stored: string): boolean
}

export function createPasswordHasher(atOnce = Math.max(1, availableParallelism() - 1)): PasswordHasher {
  const gate = createGate(atOnce)
  const standIn = encode(randomBytes(16), randomBytes(parameters.tagLength))
  return {
    async hash(password) {
      const salt = randomBytes(16)
      return encode(salt, await gate(() => tagOf(password, salt, parameters)))
    },
    async verify(password, stored) {
      const known = decode(stored ?? standIn)
      if (!known) return false
      const tag = await gate(() => tagOf(password, known.salt, known))
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
