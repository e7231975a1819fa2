import type { Blocker } from 'react-router'
import { useText } from '../i18n/language.tsx'
import type { TextKey } from '../i18n/translate.ts'
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

/** The keys of the question before leaving. */
export type LeaveWords = Record<'title' | 'question' | 'confirm' | 'stay', TextKey>

const wordsOfForms = {
  title: 'common.leave_title',
  question: 'common.leave_question',
  confirm: 'common.leave_confirm',
  stay: 'common.leave_stay',
} as const

interface LeaveProps {
  blocker: Blocker
  onDiscard(): void
  words: LeaveWords | undefined
}

/** The question while a navigation is blocked. */
export function LeaveQuestion({ blocker, onDiscard, words = wordsOfForms }: LeaveProps) {
  const t = useText()
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t(words.title)}
      confirmLabel={t(words.confirm)}
      cancelLabel={t(words.stay)}
      onConfirm={() => {
        onDiscard()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p>{t(words.question)}</p>
    </ConfirmDialog>
  )
}
