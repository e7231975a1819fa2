import type { ReactNode, Ref } from 'react'
import type { ApiRefusal } from '../client/api-refusal.ts'
import { useWireText } from '../i18n/language.tsx'
import styles from './notice.module.css'

interface Props {
  tone?: 'info' | 'error' | 'success'
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Words set apart inside a page or form. Errors are announced when they appear, and can be given the focus. */
export function Notice({ tone = 'info', ref, children }: Props) {
  const isError = tone === 'error'
  return (
    <div
      ref={ref}
      className={`${styles.notice} ${styles[tone]}`}
      role={isError ? 'alert' : 'status'}
      tabIndex={isError ? -1 : undefined}
    >
      {children}
    </div>
  )
}

/** Why an action failed, if it did. It takes the focus: that is where the person goes on from. */
export function RefusalNotice({ refusal }: { refusal: ApiRefusal | undefined }) {
  const wireText = useWireText()
  return (
    refusal && (
      <Notice tone="error" ref={takeFocus}>
        {wireText(refusal.code)}
      </Notice>
    )
  )
}

function takeFocus(notice: HTMLDivElement | null): void {
  notice?.focus()
}
