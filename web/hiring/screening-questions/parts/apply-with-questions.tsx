import { useEffect, useState } from 'react'
import type { AskedQuestion } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { type ApiRefusal, asRefusal } from '../../../platform/client/api-refusal.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { LoadError } from '../../../platform/ui/load-error.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { readAskedQuestions } from '../asked.queries.ts'
import { AnswersForm, type GivenAnswers } from '../forms/answers-form.tsx'

interface Props<Answer> {
  job: string
  name: string
  /** Applies with the answers. */
  apply(answers: GivenAnswers): Promise<Answer>
  onApplied(answer: Answer): void
  onClose(): void
}

/** The questions of a vacancy in a dialog, for a candidate who applies to it (SCQ-02). */
export default function ApplyWithQuestions<Answer>({ job, name, apply, onApplied, onClose }: Props<Answer>) {
  const t = useText()
  const wireText = useWireText()
  const [questions, setQuestions] = useState<readonly AskedQuestion[]>()
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const load = () => {
    setRefusal(undefined)
    readAskedQuestions(job).then(setQuestions, (error: unknown) => setRefusal(asRefusal(error)))
  }
  useEffect(load, [job])
  return (
    <ModalShell open title={name} onClose={onClose} size="wide">
      {questions ? (
        <AnswersForm
          name={`apply ${job}`}
          questions={questions}
          read={() => readAskedQuestions(job)}
          submitLabel={t('screening.send')}
          submit={apply}
          onDone={onApplied}
          onCancel={onClose}
        />
      ) : refusal ? (
        <LoadError text={wireText(refusal.code)} onRetry={load} />
      ) : (
        <Skeleton height="16rem" />
      )}
    </ModalShell>
  )
}
