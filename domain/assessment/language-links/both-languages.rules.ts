import { symmetricFunctions } from '../difficulty/symmetric.rules.ts'

/** A test that a person took, for comparing the languages: how hard its questions are beside the others of their language, and how many were right. */
export interface TakenTest {
  readonly language: 'es' | 'en'
  readonly startedAt: Date
  /** In logits. */
  readonly difficulties: readonly number[]
  readonly right: number
}

/** Two tests of a person who was asked to take both languages, in the order in which they were taken. */
export interface TakenBoth {
  readonly person: string
  readonly tests: readonly [first: TakenTest, second: TakenTest]
}

/** Why a person's tests compare nothing; each ends a message key `language_links.left_out.…`. */
export const leftOutReasons = ['same_language', 'within_an_hour'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

const hour = 3_600_000
/** From so many people on a shift of 0.4 logits is found within 0.15 on average (LNK-01). */
export const enoughPeople = 60
/** With fewer people in one order, what practice adds to the second test cannot be separated from the language. */
export const leastOfOrder = 20

/** Why both tests of a person are left out; null when they count. */
export function leftOutBecause({ tests: [first, second] }: TakenBoth): LeftOutReason | null {
  if (first.language === second.language) return 'same_language'
  return second.startedAt.getTime() - first.startedAt.getTime() < hour ? 'within_an_hour' : null
}

/** By how many logits English is harder, with its standard error, and how many people say so. */
export interface Shift {
  readonly shift: number
  readonly error: number
  readonly people: number
}

/**
 * By how much English is harder, from people who took both languages. The half of them who began in Spanish and the other half count equally, so that
 * practice cancels out (a counterbalanced single-group design; Kolen and Brennan, 2014). Null with too few people, or too few in one order.
 */
export function shiftOf(taken: readonly TakenBoth[]): Shift | null {
  const counted = taken.filter((one) => leftOutBecause(one) === null)
  const orders = (['es', 'en'] as const).map((begun) => counted.filter(({ tests }) => tests[0].language === begun))
  if (counted.length < enoughPeople || orders.some((people) => people.length < leastOfOrder)) return null
  const [one, other] = orders.map(shiftOfOrder)
  if (!one || !other) return null
  return { shift: (one.shift + other.shift) / 2, error: Math.hypot(one.error, other.error) / 2, people: counted.length }
}

const precision = 1e-6
const mostIterations = 50

/**
 * Maximises the likelihood of how the right answers of each person are shared between the languages, given their number: it does not contain what the
 * person knows (Andersen, 1972).
 */
function shiftOfOrder(people: readonly TakenBoth[]): { readonly shift: number; readonly error: number } | null {
  const shared = people.map(({ tests }) => {
    const [es, en] = [tests.find(({ language }) => language === 'es'), tests.find(({ language }) => language === 'en')] as [
      TakenTest,
      TakenTest,
    ]
    const easiness = ({ difficulties }: TakenTest) => symmetricFunctions(difficulties.map((difficulty) => Math.exp(-difficulty)))
    return { es: easiness(es), en: easiness(en), right: es.right + en.right, inEnglish: en.right }
  })
  let shift = 0
  for (let iteration = 0; iteration < mostIterations; iteration += 1) {
    let [gradient, information] = [0, 0]
    for (const { es, en, right, inEnglish } of shared) {
      const weights = en.map((value, count) => value * Math.exp(-shift * count) * (es[right - count] ?? 0))
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      const mean = weights.reduce((sum, weight, count) => sum + count * weight, 0) / total
      const square = weights.reduce((sum, weight, count) => sum + count ** 2 * weight, 0) / total
      gradient += mean - inEnglish
      information += square - mean ** 2
    }
    if (information <= 0) return null
    const step = gradient / information
    shift += Math.max(-1, Math.min(1, step))
    if (Math.abs(step) < precision) return { shift, error: 1 / Math.sqrt(information) }
  }
  return null
}
