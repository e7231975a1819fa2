import { type ComponentType, useState } from 'react'
import type { ShownQuestion } from '#domain/assessment/attempts/attempts.contract.ts'
import type { AnswerView, MediaView, QuestionView } from '#domain/assessment/questions/questions.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'

interface Given {
  readonly answer_uuid: string | null
  readonly annotation: string
}

/** The component that shows a question in a test. */
type Shown = ComponentType<{
  question: ShownQuestion
  language: Language
  given: Given
  onGive(given: Given): void
}>

interface Props {
  question: QuestionView | undefined
  as: Shown
  onClose(): void
}

/** A question exactly as in a test, except that a test draws the order of its answers. */
export function PreviewDialog({ question, as, onClose }: Props) {
  const t = useText()
  return (
    <ModalShell open={question !== undefined} title={t('questions.preview')} size="wide" onClose={onClose}>
      {question && <Preview question={question} as={as} />}
    </ModalShell>
  )
}

function Preview({ question, as: View }: { question: QuestionView; as: Shown }) {
  const t = useText()
  const [given, setGiven] = useState<Given>({ answer_uuid: null, annotation: '' })
  return (
    <>
      <p>{t('questions.preview_hint')}</p>
      <View question={asAsked(question)} language={question.language} given={given} onGive={setGiven} />
    </>
  )
}

function asAsked({ question, type, media, alternative_text, transcript, answers }: QuestionView) {
  return { question, type, media: asShown(media, alternative_text, transcript), answers: answers.map(answerAsAsked) }
}

const answerAsAsked = ({ uuid, answer, media, alternative_text }: AnswerView) => ({
  uuid,
  answer,
  media: asShown(media, alternative_text, alternative_text),
})

function asShown(media: MediaView | null, alternative_text: string, transcript: string) {
  if (!media || media.kind === 'document') return null
  return { kind: media.kind, path: media.path, alternative_text, transcript: media.kind === 'audio' ? transcript : '' }
}
