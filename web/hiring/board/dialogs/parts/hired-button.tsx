import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { useAction } from '../../../../platform/client/use-action.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { MarkButton } from '../../../../platform/ui/mark-button.tsx'
import { useBanner } from '../../../../platform/ui/use-banner.ts'
import { useHiredChange } from '../../board.queries.ts'

interface Props {
  uuid: string
  name: string
  hired: boolean
  /** As an entry of a menu. */
  inMenu?: boolean
  onMarked(hired: BoardCard['hired_strut']): void
}

/** Marks an approved candidate as hired; a second press removes the mark (SPEC-41). */
export function HiredButton({ uuid, name, hired, inMenu = false, onMarked }: Props) {
  const t = useText()
  const banner = useBanner()
  const change = useHiredChange()
  const { busy, run } = useAction(async () => {
    const next = hired ? 'N' : 'Y'
    try {
      await change(uuid, next)
      onMarked(next)
      banner.success(hired ? 'board.hired_undone' : 'board.hired_done', { name })
    } catch (error) {
      banner.refusal(error)
    }
  })
  return (
    <MarkButton
      marked={hired}
      busy={busy}
      {...(inMenu && { tone: 'bare', icon: <IconUserCheck size={20} aria-hidden="true" /> })}
      onPress={() => void run()}
    >
      {t('board.mark_hired')}
    </MarkButton>
  )
}
