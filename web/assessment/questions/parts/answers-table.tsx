import { useState } from 'react'
import type { AnswerView, QuestionView } from '#domain/assessment/questions/questions.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { AnswerDialog } from '../forms/answer-dialog.tsx'
import { useAnswerChanges } from '../questions.queries.ts'
import styles from './answers-table.module.css'
import { Thumbnail } from './thumbnail.tsx'

/** The answers of a question. Each can be edited; a wrong one can be deleted or made the correct one (QST-03). */
export function AnswersTable({ question, mayChange }: { question: QuestionView; mayChange: boolean }) {
  const t = useText()
  const banner = useBanner()
  const { setCorrect, remove } = useAnswerChanges(question)
  const [deleting, setDeleting] = useState<AnswerView>()
  const [editing, setEditing] = useState<AnswerView>()
  const setting = useAction(async (answer: AnswerView) => {
    banner.success((await setCorrect(answer)).success_message, { name: answer.answer })
  })
  if (question.answers.length === 0) return <EmptyState title={t('questions.answers_empty')} />
  return (
    <>
      <RefusalMessage refusal={setting.refusal} />
      <table className={styles.table}>
        <caption className="visually-hidden">{t('questions.answers_title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('questions.answer')}</th>
            <th scope="col">{t('questions.correct')}</th>
            {mayChange && <th scope="col">{t('common.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {question.answers.map((answer) => (
            <tr key={answer.uuid}>
              <th scope="row" lang={question.language}>
                {answer.answer}
                <Thumbnail of={answer} />
              </th>
              <td>
                <StatusWord tone={answer.result ? 'green' : 'stone'}>
                  {t(answer.result ? 'questions.correct' : 'questions.wrong')}
                </StatusWord>
              </td>
              {mayChange && (
                <td>
                  <Actions
                    answer={answer}
                    busy={setting.busy}
                    onEdit={() => setEditing(answer)}
                    onCorrect={() => void setting.run(answer)}
                    onDelete={() => setDeleting(answer)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <AnswerDialog question={question} answer={editing} onClose={() => setEditing(undefined)} />
      <ConfirmDialog
        open={deleting !== undefined}
        title={t('common.delete_title')}
        confirmLabel={t('questions.delete_answer')}
        onConfirm={async () => {
          if (!deleting) return
          banner.success((await remove(deleting)).success_message, { name: deleting.answer })
          setDeleting(undefined)
        }}
        onCancel={() => setDeleting(undefined)}
      >
        <p>{t('question.sureDelete')}</p>
        <p lang={question.language}>{deleting?.answer}</p>
      </ConfirmDialog>
    </>
  )
}

interface ActionsProps {
  answer: AnswerView
  busy: boolean
  onEdit(): void
  onCorrect(): void
  onDelete(): void
}

function Actions({ answer, busy, onEdit, onCorrect, onDelete }: ActionsProps) {
  const t = useText()
  return (
    <div className={styles.actions}>
      <Button tone="quiet" size="small" aria-label={t('questions.answer_edit_named', { name: answer.answer })} onClick={onEdit}>
        {t('questions.answer_edit')}
      </Button>
      {!answer.result && (
        <>
          <Button
            tone="quiet"
            size="small"
            disabled={busy}
            aria-label={t('questions.set_correct_named', { name: answer.answer })}
            onClick={onCorrect}
          >
            {t('questions.set_correct')}
          </Button>
          <Button
            tone="bare"
            deletes
            size="small"
            aria-label={t('questions.answer_delete_named', { name: answer.answer })}
            onClick={onDelete}
          >
            {t('questions.answer_delete')}
          </Button>
        </>
      )}
    </div>
  )
}
