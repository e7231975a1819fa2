/** Why a question rests, the more serious reason first; each ends a message key `workshop.rest.…`. */
export const restReasons = ['worn', 'exposed'] as const
export type RestReason = (typeof restReasons)[number]

/** A question that tests may ask. */
export interface PoolQuestion {
  readonly id: number
  readonly type: 'select' | 'text'
  /** When it came into the bank. */
  readonly since: Date
  /** Whether it has a sign that it is known outside the test. */
  readonly isWorn: boolean
}

/** A test of the bank, with the questions that it showed. */
export interface ShownTest {
  readonly startedAt: Date
  readonly questions: readonly number[]
}

/** With fewer tests, chance decides how often a question was shown. */
const enoughTests = 20
/** Above so many times its even share a question rests, so that it stays below twice of it until the next look at the bank (EXO-01). */
const mostShare = 1.5
/** So many questions of a kind do not rest, so that balanced draws of ten remain; and never more than half of the kind rests. */
const leastAwake = 15

/**
 * How often each question was shown, as a multiple of its even share: of each test since it came into the bank, the questions of its kind divided by how
 * many of the kind the bank had then.
 */
export function exposuresOf(pool: readonly PoolQuestion[], tests: readonly ShownTest[]): Map<number, number> {
  const shown = new Map<number, number>()
  for (const { questions } of tests) for (const id of questions) shown.set(id, (shown.get(id) ?? 0) + 1)
  const typeOf = new Map(pool.map(({ id, type }) => [id, type]))
  const even = new Map<number, number>()
  for (const { startedAt, questions } of tests)
    for (const type of ['select', 'text'] as const) {
      const there = pool.filter((question) => question.type === type && question.since <= startedAt)
      const asked = questions.filter((id) => typeOf.get(id) === type).length
      for (const { id } of there) even.set(id, (even.get(id) ?? 0) + asked / there.length)
    }
  return new Map(pool.map(({ id }) => [id, even.get(id) ? (shown.get(id) ?? 0) / (even.get(id) as number) : 0]))
}

/**
 * The questions of a bank that rest, with the reason: draws take them only when the others do not suffice (EXO-01). Worn ones rest until they are
 * changed, and those that were shown too often until the others have caught up.
 */
export function restingOf(pool: readonly PoolQuestion[], tests: readonly ShownTest[]): Map<number, RestReason> {
  const exposures = exposuresOf(pool, tests)
  const exposureOf = ({ id }: PoolQuestion) => exposures.get(id) ?? 0
  const isExposed = (question: PoolQuestion) => tests.length >= enoughTests && exposureOf(question) > mostShare
  const resting = new Map<number, RestReason>()
  for (const type of ['select', 'text'] as const) {
    const kind = pool.filter((question) => question.type === type).sort((one, other) => exposureOf(other) - exposureOf(one))
    const most = Math.max(0, kind.length - Math.max(leastAwake, Math.ceil(kind.length / 2)))
    const worn = kind.filter(({ isWorn }) => isWorn)
    const exposed = kind.filter((question) => !question.isWorn && isExposed(question))
    for (const question of [...worn, ...exposed].slice(0, most)) resting.set(question.id, question.isWorn ? 'worn' : 'exposed')
  }
  return resting
}
