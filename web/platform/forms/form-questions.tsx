import type { Blocker } from 'react-router'
import { useText } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** Title and buttons of a question. */
export interface AskWords {
  readonly title: string
  readonly confirm: string
  readonly back: string
}

interface AskProps {
  /** Undefined while there is none. */
  question: string | undefined
  /** Where it is not about saving. */
  words: AskWords | undefined
  onConfirm(): void
  onCancel(): void
}

/** The question before a form is sent. */
export function AskQuestion({ question, words, onConfirm, onCancel }: AskProps) {
  const t = useText()
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={words?.title ?? t('common.ask_title')}
      confirmLabel={words?.confirm ?? t('common.ask_confirm')}
      cancelLabel={words?.back ?? t('common.ask_back')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{question}</p>
    </ConfirmDialog>
  )
}

/** The question while a navigation is blocked. */
export function LeaveQuestion({ blocker, onDiscard }: { blocker: Blocker; onDiscard(): void }) {
  const t = useText()
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('common.leave_title')}
      confirmLabel={t('common.leave_confirm')}
      cancelLabel={t('common.leave_stay')}
      onConfirm={() => {
        onDiscard()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p>{t('common.leave_question')}</p>
    </ConfirmDialog>
  )
}
