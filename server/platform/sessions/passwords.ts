import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createTurns, type Place, type Room } from './turns.ts'

const derive = promisify(argon2)
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const prefix = `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}$`

/**
 * Where the check of a password waits. Devices that an account knows wait apart, so that a storm of strangers holds nobody up who
 * logged in there before; the line is the network or the device, so that no one of them holds up the others (LOG-01).
 */
export type PlaceToGuess = Place<'known' | 'strangers'>

/** Hashes and checks passwords with argon2id (SPEC-09). */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes the same time whether or not there is a stored hash, so that an unknown address is not told apart (LOG-02). Use it in turn. */
  verify(password: string, stored: string | undefined): Promise<boolean>
  /** Does `check` when its turn has come; undefined when too many wait there already. */
  inTurn<Result>(place: PlaceToGuess, check: () => Promise<Result>): Promise<Result | undefined>
  needsRehash(stored: string): boolean
}

/** At most cores − 1 at a time, so that a login storm stalls nobody else; the full room of one core is empty within two seconds. */
export function createPasswordHasher(atOnce = Math.max(1, availableParallelism() - 1)): PasswordHasher {
  const room: Room = { most: 24 * atOnce, mostInLine: 8 * atOnce }
  // Registering has limits of its own.
  const endless: Room = { most: Number.POSITIVE_INFINITY, mostInLine: Number.POSITIVE_INFINITY }
  const inTurn = createTurns(atOnce, { known: room, strangers: room, making: endless })
  const standIn = encode(randomBytes(16), randomBytes(parameters.tagLength))
  return {
    inTurn,
    async hash(password) {
      const salt = randomBytes(16)
      const tag = await inTurn({ group: 'making', line: '' }, () => tagOf(password, salt, parameters))
      return encode(salt, tag as Buffer)
    },
    async verify(password, stored) {
      const known = decode(stored ?? standIn)
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
