import type { AnswerView } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'

/** An answer as a reader reads it. */
export function useAnswerWords(): (answer: Pick<AnswerView, 'kind' | 'values'>) => string {
  const t = useText()
  const { language } = useLanguage()
  const wordOf = (kind: AnswerView['kind'], value: string) => {
    if (kind === 'yes_no') return t(value === 'yes' ? 'screening.answer.yes' : 'screening.answer.no')
    return kind === 'date' ? formatDay(value, language) : value
  }
  return ({ kind, values }) => values.map((value) => wordOf(kind, value)).join(', ') || t('screening.empty')
}
