import type { Platform } from '../platform/platform.ts'
import { type Bank, makeAttempt, makeBank } from './tests.ts'

let made = 0

interface ResultOptions {
  /** How many of the ten questions are answered with a text, the first ones; two when unset. */
  readonly texts?: number
  /** How many of the choices are right; all, unless said otherwise. */
  readonly right?: number
  readonly state?: 'running' | 'finished' | 'expired'
  /** Somebody else's bank, so that the same questions are answered. */
  readonly bank?: Bank
  /** Who takes the test; somebody new when unset. */
  readonly userId?: number
}

/** Somebody's attempt at a test of ten questions, finished unless said otherwise; the later one is always the newer. */
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
