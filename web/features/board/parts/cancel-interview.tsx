import type { BoardCard } from '#domain/board/board.contract.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { nameOf } from './board-card.tsx'

interface Props {
  card: BoardCard | undefined
  onCancel(): void
  onConfirm(card: BoardCard): Promise<void>
}

/** Asks before a candidate's interview is called off (decision 43). */
export function CancelInterview({ card, onCancel, onConfirm }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const { interview } = card ?? {}
  const when = interview ? formatDateTime(interview.starts_at, language, interview.time_zone) : ''
  return (
    <ConfirmDialog
      open={card !== undefined}
      title={t('interviews.cancel')}
      confirmLabel={t('interviews.cancel_confirm')}
      cancelLabel={t('interviews.cancel_back')}
      onCancel={onCancel}
      onConfirm={() => card && onConfirm(card)}
    >
      <p>{card && t('interviews.cancel_question', { name: nameOf(card), when })}</p>
    </ConfirmDialog>
  )
}
