import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode, Ref } from 'react'
import type { ApiRefusal } from '../client/api-refusal.ts'
import { useText, useWireText } from '../i18n/language.tsx'
import { IconButton } from './button.tsx'
import styles from './message-box.module.css'
import { takeFocus } from './take-focus.ts'

interface Props {
  tone?: 'info' | 'error' | 'success'
  ref?: Ref<HTMLDivElement>
  /** Closes the notice; without it the notice stays. */
  onDismiss?: (() => void) | undefined
  children: ReactNode
}

/** A message inside a page or form. Errors are announced when they appear, and can take the focus. */
export function MessageBox({ tone = 'info', ref, onDismiss, children }: Props) {
  const t = useText()
  const isError = tone === 'error'
  return (
    <div
      ref={ref}
      className={`${styles.notice} ${styles[tone]} ${onDismiss ? styles.dismissible : ''}`}
      role={isError ? 'alert' : 'status'}
      tabIndex={isError ? -1 : undefined}
    >
      {onDismiss ? <div>{children}</div> : children}
      {onDismiss && (
        <IconButton label={t('common.dismiss')} onClick={onDismiss}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

/** The reason of a failed action, if any. It takes the focus, so that the person continues from there. */
export function RefusalMessage({ refusal }: { refusal: ApiRefusal | undefined }) {
  const t = useText()
  const wireText = useWireText()
  return (
    refusal && (
      <MessageBox tone="error" ref={takeFocus}>
        {wireText(refusal.code)}
        {refusal.requestId && ` ${t('errors.request_id', { id: refusal.requestId })}`}
      </MessageBox>
    )
  )
}
