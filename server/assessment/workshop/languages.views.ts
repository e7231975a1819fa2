import { languageDifference } from '#domain/assessment/workshop/language-difference.rules.ts'
import type { DifferenceView, LanguagesView } from '#domain/assessment/workshop/workshop.contract.ts'
import { twoDecimals } from '#domain/kernel/two-decimals.ts'
import type { PairedAnswers } from './languages.reads.ts'

/** The pairs that work differently, the largest differences first, with the number of the others. */
export function presentLanguages(pairs: readonly PairedAnswers[]): LanguagesView {
  const compared = pairs.map((pair) => ({ pair, found: languageDifference(pair.strata) }))
  const differing = compared.flatMap(({ pair, found }): DifferenceView[] => {
    if (!found || found.class === 'A') return []
    const { class: name, harder, delta, error, share, answers } = found
    return [
      {
        es: { uuid: pair.es_uuid, question: pair.es_text },
        en: { uuid: pair.en_uuid, question: pair.en_text },
        class: name,
        harder,
        share: Math.round(100 * Math.abs(share)),
        delta: twoDecimals(delta),
        error: twoDecimals(error),
        answers,
      },
    ]
  })
  return {
    differing: differing.sort((one, other) => Math.abs(other.delta) - Math.abs(one.delta)),
    alike: compared.filter(({ found }) => found?.class === 'A').length,
    waiting: compared.filter(({ found }) => found === null).length,
  }
}
