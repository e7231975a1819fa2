import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs'
import { useState } from 'react'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { useAction } from '../../../../platform/client/use-action.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { Button } from '../../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../../platform/ui/confirm-dialog.tsx'
import { useBanner } from '../../../../platform/ui/use-banner.ts'
import { useHireChanges } from '../../board.queries.ts'
import { nameOf } from '../../parts/card-name.ts'

interface Props {
  card: BoardCard
  hired: boolean
  /** As an entry of a menu. */
  inMenu?: boolean
  onMarked(hired: BoardCard['hired_strut']): void
}

/** Marks an approved candidate as hired through this application. Undoing the hire asks first, because it leaves the figures (SPEC-87). */
export function HiredButton({ card, hired, inMenu = false, onMarked }: Props) {
  const t = useText()
  const banner = useBanner()
  const { hire, undoHire } = useHireChanges()
  const [asks, setAsks] = useState(false)
  const name = nameOf(card)
  const { busy, run } = useAction(async () => {
    try {
      await hire(card)
      onMarked('Y')
      banner.success('board.hired_done', { name })
    } catch (error) {
      banner.refusal(error)
    }
  })
  const Icon = hired ? IconUserX : IconUserCheck
  return (
    <>
      <Button
        tone={inMenu ? 'bare' : 'quiet'}
        size="small"
        icon={<Icon size={20} aria-hidden="true" />}
        busy={busy}
        {...(hired && { 'aria-haspopup': 'dialog' })}
        onClick={() => (hired ? setAsks(true) : void run())}
      >
        {t(hired ? 'board.undo_hire' : 'board.mark_hired')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('board.undo_hire')}
        confirmLabel={t('board.undo_hire_confirm')}
        onCancel={() => setAsks(false)}
        onConfirm={async () => {
          await undoHire(card)
          setAsks(false)
          onMarked('N')
          banner.success('board.hired_undone', { name })
        }}
      >
        <p>{t('board.undo_hire_question', { name })}</p>
      </ConfirmDialog>
    </>
  )
}
