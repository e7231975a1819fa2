import type { PastApplicationView } from '#domain/desk/record-imports/history/history.contract.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { usePastResult } from '../hooks/use-past-result.ts'

/** The stages that a line gives an application, each with its day. */
export function PastSteps({ steps }: Pick<PastApplicationView, 'steps'>) {
  const { language } = useLanguage()
  const { stepOf } = usePastResult()
  if (steps.length === 0) return null
  return (
    <ol>
      {steps.map(({ result, day }) => (
        <li key={result}>{stepOf(result, day && formatDay(day, language))}</li>
      ))}
    </ol>
  )
}
