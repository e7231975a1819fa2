import type { Language } from '../../kernel/languages.ts'

/** The answers of people with the same score in their test to both questions of a pair. */
export interface Stratum {
  readonly es_right: number
  readonly es_wrong: number
  readonly en_right: number
  readonly en_wrong: number
}

/** With fewer answers in one language, chance decides (FAI-05). */
export const leastOfLanguage = 200

/** The classes of the Educational Testing Service, from no difference worth naming to a large one (Zieky, 1993). */
export const differenceClasses = ['A', 'B', 'C'] as const
export type DifferenceClass = (typeof differenceClasses)[number]

/** How differently both questions of a pair work for people with the same score. */
export interface LanguageDifference {
  readonly class: DifferenceClass
  /** On the delta scale, -2.35 ln(odds ratio), with its standard error; below zero the English question is the harder one. */
  readonly delta: number
  readonly error: number
  /** The language in which the question is harder. */
  readonly harder: Language
  /** The mean difference of the shares of right answers, English minus Spanish, with the weights of Mantel and Haenszel, whose sign it has. */
  readonly share: number
  /** The answers that were compared. */
  readonly answers: Record<Language, number>
}

const answersOf = ({ es_right, es_wrong, en_right, en_wrong }: Stratum) => ({ es: es_right + es_wrong, en: en_right + en_wrong })
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The number of answers in each language. */
const answersIn = (strata: readonly Stratum[]): Record<Language, number> => ({
  es: sum(strata.map((stratum) => answersOf(stratum).es)),
  en: sum(strata.map((stratum) => answersOf(stratum).en)),
})

/** Scores that people of both languages have; the others compare nothing. */
const ofBothLanguages = (strata: readonly Stratum[]): Stratum[] =>
  strata.filter((stratum) => answersOf(stratum).es > 0 && answersOf(stratum).en > 0)

/** The figures of Mantel and Haenszel (1959) over all strata, with Spanish first. */
export interface MantelHaenszel {
  /** How many times the odds of a right answer in Spanish are those in English. */
  readonly oddsRatio: number
  /** The standard error of its logarithm (Robins, Breslow and Greenland, 1986). */
  readonly error: number
  /** With continuity correction, of one degree of freedom. */
  readonly chiSquare: number
}

/** Null when no stratum compares the languages: one of them is missing, or nobody failed, or nobody was right. */
export function mantelHaenszel(strata: readonly Stratum[]): MantelHaenszel | null {
  const parts = ofBothLanguages(strata).map((stratum) => {
    const { es_right, es_wrong, en_right, en_wrong } = stratum
    const { es, en } = answersOf(stratum)
    const all = es + en
    const [right, wrong] = [es_right + en_right, es_wrong + en_wrong]
    return {
      direct: (es_right * en_wrong) / all,
      crossed: (es_wrong * en_right) / all,
      agreeing: (es_right + en_wrong) / all,
      disagreeing: (es_wrong + en_right) / all,
      excess: es_right - (es * right) / all,
      variance: all > 1 ? (es * en * right * wrong) / (all * all * (all - 1)) : 0,
    }
  })
  const [direct, crossed] = [sum(parts.map((part) => part.direct)), sum(parts.map((part) => part.crossed))]
  const variance = sum(parts.map((part) => part.variance))
  if (direct === 0 || crossed === 0 || variance === 0) return null
  const mixed = sum(parts.map((part) => part.agreeing * part.crossed + part.disagreeing * part.direct))
  const squaredError =
    sum(parts.map((part) => part.agreeing * part.direct)) / (2 * direct ** 2) +
    mixed / (2 * direct * crossed) +
    sum(parts.map((part) => part.disagreeing * part.crossed)) / (2 * crossed ** 2)
  const beyond = Math.max(0, Math.abs(sum(parts.map((part) => part.excess))) - 0.5)
  return { oddsRatio: direct / crossed, error: Math.sqrt(squaredError), chiSquare: beyond ** 2 / variance }
}

/** One of twenty, of a chi-square with one degree of freedom, and of a normal distribution on one side. */
const [surprisingChiSquare, surprisingOneSided] = [3.841459, 1.644854]
/** From so many units of the delta scale on, a difference is moderate or large. */
const [moderate, large] = [1, 1.5]
const deltaScale = 2.35

/** The class of a difference: large ones are beyond 1 by more than chance, and those of the class A are small or may be chance (Zieky, 1993). */
export function classOf(delta: number, error: number, chiSquare: number): DifferenceClass {
  const size = Math.abs(delta)
  if (size < moderate || chiSquare <= surprisingChiSquare) return 'A'
  return size >= large && (size - moderate) / error > surprisingOneSided ? 'C' : 'B'
}

/** Half an answer more in every cell, without which nobody right, or nobody wrong, in one language has no odds (Haldane, 1956). */
const withHalves = (strata: readonly Stratum[]): Stratum[] =>
  strata.map(({ es_right, es_wrong, en_right, en_wrong }) => ({
    es_right: es_right + 0.5,
    es_wrong: es_wrong + 0.5,
    en_right: en_right + 0.5,
    en_wrong: en_wrong + 0.5,
  }))

/** How a pair differs between the languages; null with too few answers to compare in one of them (FAI-05). */
export function languageDifference(strata: readonly Stratum[]): LanguageDifference | null {
  const compared = ofBothLanguages(strata)
  const answers = answersIn(compared)
  if (answers.es < leastOfLanguage || answers.en < leastOfLanguage) return null
  const found = mantelHaenszel(compared) ?? mantelHaenszel(withHalves(compared))
  if (!found) return null
  const delta = -deltaScale * Math.log(found.oddsRatio)
  const error = deltaScale * found.error
  const weighed = compared.map((stratum) => {
    const { es, en } = answersOf(stratum)
    const weight = (es * en) / (es + en)
    return { weight, part: weight * (stratum.en_right / en - stratum.es_right / es) }
  })
  const share = sum(weighed.map(({ part }) => part)) / sum(weighed.map(({ weight }) => weight))
  return { class: classOf(delta, error, found.chiSquare), delta, error, harder: delta < 0 ? 'en' : 'es', share, answers }
}
