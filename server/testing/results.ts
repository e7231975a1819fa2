import type { Platform } from '../platform/platform.ts'
import { type Bank, makeAttempt, makeBank } from './tests.ts'

let made = 0

interface ResultOptions {
  /** The number of questions, the first ones, that are free texts; two by default. */
  readonly texts?: number
  /** The number of right choices; all by default. */
  readonly right?: number
  readonly state?: 'running' | 'finished' | 'expired'
  /** An existing bank, so that several people answer the same questions. */
  readonly bank?: Bank
  /** The candidate who takes the test; a new one by default. */
  readonly userId?: number
}

/** Creates an attempt at a test of ten questions, finished by default; each is newer than the one before. */
export async function makeResult(
  platform: Platform,
  { texts = 2, right = 10, state = 'finished', ...options }: ResultOptions = {},
) {
  const bank = options.bank ?? (await makeBank(platform, { questions: 10, texts }))
  const person = await personOf(platform, options.userId)
  const { id, uuid, userSkillUuid } = await makeAttempt(platform, {
    userId: person.id,
    bank,
    state,
    isRight: (position) => position - texts < right,
    startedAt: new Date(platform.now().getTime() - 3_600_000 + made++ * 1000),
  })
  const uids = bank.questions.map((_, position) => `${uuid}:${position}`)
  return { bank, person, attempt: uuid, attemptId: id, userSkill: userSkillUuid, uids }
}

function personOf({ db }: Platform, userId: number | undefined) {
  const columns = ['id', 'uuid'] as const
  if (userId !== undefined) return db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirstOrThrow()
  const email = `resultado.${++made}@example.com`
  return db
    .insertInto('users')
    .values({ role_id: 2, first_name: 'Candidata', last_name: 'De Prueba', email, password_hash: 'none', language: 'es' })
    .returning(columns)
    .executeTakeFirstOrThrow()
}
