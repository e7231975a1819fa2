import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

interface Props {
  when: boolean
  /** True once the form is saved: the navigation that follows is not stopped. */
  done: RefObject<boolean>
  /** Discards the input and its draft when the person leaves without saving. */
  onDiscard(): void
}

/** Asks before a page with unsaved changes is left. */
export function LeaveGuard({ when, done, onDiscard }: Props) {
  const t = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && !done.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!done.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when, done])

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
