import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { useZonedTime } from '../../../../platform/i18n/use-zoned-time.ts'
import { ConfirmWithReason } from '../../../../platform/ui/confirm-with-reason.tsx'
import { nameOf } from '../../parts/card-name.ts'

interface Props {
  card: BoardCard | undefined
  onCancel(): void
  onConfirm(card: BoardCard, reason: string): Promise<void>
}

/** Asks for confirmation and for a reason, which the candidate reads, before it cancels an interview (SPEC-43). */
export function CancelInterview({ card, onCancel, onConfirm }: Props) {
  const t = useText()
  const zonedTime = useZonedTime()
  const { interview } = card ?? {}
  const when = interview ? zonedTime(interview, formatDateTime) : ''
  return (
    <ConfirmWithReason
      open={card !== undefined}
      title={t('interviews.cancel')}
      confirmLabel={t('interviews.cancel_confirm')}
      cancelLabel={t('interviews.cancel_back')}
      reasonLabel={t('interviews.cancel_reason')}
      onCancel={onCancel}
      onConfirm={async (reason) => card && onConfirm(card, reason)}
    >
      <p>{card && t('interviews.cancel_question', { name: nameOf(card), when })}</p>
    </ConfirmWithReason>
  )
}
