import { formatDay } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from './language.tsx'
import { useNumber } from './use-number.ts'

interface Answer {
  /** The kind of the question. */
  readonly kind: string
  readonly values: readonly string[]
}

/** An answer to a question of a vacancy as its reader reads it (SCQ-03). */
export function useAnswerWords(): (answer: Answer) => string {
  const t = useText()
  const { language } = useLanguage()
  const number = useNumber(4)
  const wordOf = (kind: string, value: string) => {
    if (kind === 'yes_no') return t(value === 'yes' ? 'screening.answer.yes' : 'screening.answer.no')
    if (kind === 'number') return number(Number(value))
    return kind === 'date' ? formatDay(value, language) : value
  }
  return ({ kind, values }) => values.map((value) => wordOf(kind, value)).join(', ') || t('screening.empty')
}
