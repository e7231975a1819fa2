import type { PastResult } from '#domain/desk/record-imports/history/history-stages.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'

/** The words for what became of a past application. */
export function usePastResult() {
  const t = useText()
  const resultOf = (result: PastResult): string =>
    t(result === 'hired' || result === 'withdrawn' ? `records.history.step.${result}` : `board.stage.${result}`)
  return {
    resultOf,
    stepOf: (result: PastResult, day: string | null): string =>
      day === null
        ? t('records.history.step_undated', { result: resultOf(result) })
        : t('records.history.step', { result: resultOf(result), day }),
  }
}
