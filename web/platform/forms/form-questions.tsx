import type { Blocker } from 'react-router'
import { useText } from '../i18n/language.tsx'
import type { TextKey } from '../i18n/translate.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** A question, with the words of its title and buttons where it is not about saving. */
export interface AskedQuestion {
  readonly question: string
  readonly words?: { readonly title: string; readonly confirm: string; readonly back: string }
}

interface AskProps {
  /** Undefined while there is none. */
  asked: AskedQuestion | undefined
  onConfirm(): void
  onCancel(): void
}

/** The question before a form is sent. */
export function AskQuestion({ asked, onConfirm, onCancel }: AskProps) {
  const t = useText()
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={asked?.words?.title ?? t('common.ask_title')}
      confirmLabel={asked?.words?.confirm ?? t('common.ask_confirm')}
      cancelLabel={asked?.words?.back ?? t('common.ask_back')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{asked?.question}</p>
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
