import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { ModalShell } from './modal-shell.tsx'
import styles from './shown-once.module.css'

interface Props {
  /** Undefined while there is nothing to show. */
  secret: string | undefined
  title: string
  intro: string
  copyLabel: string
  doneLabel: string
  onDone(): void
}

/** A secret that is shown this once, to copy. */
export function ShownOnce({ secret, title, intro, copyLabel, doneLabel, onDone }: Props) {
  return (
    <ModalShell open={secret !== undefined} title={title} onClose={onDone}>
      <p>{intro}</p>
      <code className={styles.secret} translate="no">
        {secret}
      </code>
      <div className={styles.actions}>
        {secret && <CopyButton text={secret} label={copyLabel} />}
        <Button onClick={onDone}>{doneLabel}</Button>
      </div>
    </ModalShell>
  )
}
