import type { AnswerView } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'

/** An answer as a reader reads it. */
export function useAnswerWords(): (answer: Pick<AnswerView, 'kind' | 'values'>) => string {
  const t = useText()
  const { language } = useLanguage()
  const number = useNumber(4)
  const wordOf = (kind: AnswerView['kind'], value: string) => {
    if (kind === 'yes_no') return t(value === 'yes' ? 'screening.answer.yes' : 'screening.answer.no')
    if (kind === 'number') return number(Number(value))
    return kind === 'date' ? formatDay(value, language) : value
  }
  return ({ kind, values }) => values.map((value) => wordOf(kind, value)).join(', ') || t('screening.empty')
}
