import { useId, useState } from 'react'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { useZonedTime } from '../../../../platform/i18n/use-zoned-time.ts'
import { ConfirmDialog } from '../../../../platform/ui/confirm-dialog.tsx'
import { nameOf } from '../../parts/card-name.ts'
import styles from './applicant-dialog.module.css'

interface Props {
  card: BoardCard | undefined
  onCancel(): void
  onConfirm(card: BoardCard, reason: string): Promise<void>
}

/** Asks for confirmation and for a reason, which the candidate reads, before it cancels an interview (SPEC-43). */
export function CancelInterview({ card, onCancel, onConfirm }: Props) {
  const t = useText()
  const zonedTime = useZonedTime()
  const id = useId()
  const [reason, setReason] = useState('')
  const { interview } = card ?? {}
  const when = interview ? zonedTime(interview, formatDateTime) : ''
  const leave = () => {
    setReason('')
    onCancel()
  }
  return (
    <ConfirmDialog
      open={card !== undefined}
      title={t('interviews.cancel')}
      confirmLabel={t('interviews.cancel_confirm')}
      cancelLabel={t('interviews.cancel_back')}
      onCancel={leave}
      onConfirm={() => card && onConfirm(card, reason).then(() => setReason(''))}
      fields={
        <>
          <label htmlFor={id}>{t('interviews.cancel_reason')}</label>
          <textarea
            id={id}
            rows={2}
            maxLength={limits.text.description}
            className={styles.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      }
    >
      <p>{card && t('interviews.cancel_question', { name: nameOf(card), when })}</p>
    </ConfirmDialog>
  )
}
