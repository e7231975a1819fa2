import type { QuestionView } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { OrderedList } from '../../../platform/ui/ordered-list.tsx'

interface Props {
  questions: readonly QuestionView[]
  mayChange: boolean
  /** Resolves when the server has the order. */
  onOrder(questions: readonly QuestionView[]): Promise<unknown>
  onEdit(question: QuestionView): void
  onDelete(question: QuestionView): void
}

/** Questions in their order. */
export function OrderedQuestions({ questions, ...does }: Props) {
  const t = useText()
  return (
    <OrderedList
      {...does}
      label={t('screening.order')}
      rows={questions}
      nameOf={({ text }) => text}
      factsOf={(question) => <Facts question={question} />}
    />
  )
}

/** The kind of a question, whether it is required, its choices, and its knock-out. */
function Facts({ question: { kind, required, choices, knockout_reason: reason } }: { question: QuestionView }) {
  const t = useText()
  const words = [
    t(`screening.kind.${kind}`),
    required && t('screening.is_required'),
    choices.map(({ text }) => text).join(' / '),
  ].filter(Boolean)
  return (
    <>
      {words.join(' · ')} {reason && <Badge tone="red">{t('screening.mark', { reason })}</Badge>}
    </>
  )
}
