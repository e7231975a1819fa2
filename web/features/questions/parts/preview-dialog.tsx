import { useState } from 'react'
import type { AnswerView, MediaView, QuestionView as Question } from '#domain/questions/questions.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { QuestionView } from '../../attempts/parts/question-view.tsx'

/** A question exactly as whoever takes the test sees it, but for the order of its answers, which is drawn anew each time. */
export function PreviewDialog({ question, onClose }: { question: Question | undefined; onClose(): void }) {
  const t = useText()
  return (
    <ModalShell open={question !== undefined} title={t('questions.preview')} size="wide" onClose={onClose}>
      {question && <Preview question={question} />}
    </ModalShell>
  )
}

function Preview({ question }: { question: Question }) {
  const t = useText()
  const [given, setGiven] = useState<Parameters<typeof QuestionView>[0]['given']>({ answer_uuid: null, annotation: '' })
  return (
    <>
      <p>{t('questions.preview_hint')}</p>
      <QuestionView question={asAsked(question)} language={question.language} given={given} onGive={setGiven} />
    </>
  )
}

function asAsked({ question, type, media, alternative_text, transcript, answers }: Question) {
  return { question, type, media: shown(media, alternative_text, transcript), answers: answers.map(answerAsAsked) }
}

const answerAsAsked = ({ uuid, answer, media, alternative_text }: AnswerView) => ({
  uuid,
  answer,
  media: shown(media, alternative_text, alternative_text),
})

function shown(media: MediaView | null, alternative_text: string, transcript: string) {
  if (!media || media.kind === 'document') return null
  return { kind: media.kind, path: media.path, alternative_text, transcript }
}
