import type { setFlagsEndpoint } from '#domain/hiring/applications/availability.contract.ts'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useChanges } from '../../../platform/client/use-changes.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { MarkButton } from '../../../platform/ui/mark-button.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'

interface Props {
  uuid: string
  name: string
  hired: boolean
  onMarked(hired: BoardCard['hired_strut']): void
}

/** Marks an approved candidate as hired; a second press removes the mark (SPEC-41). */
export function HiredButton({ uuid, name, hired, onMarked }: Props) {
  const t = useText()
  const banner = useBanner()
  const send = useChanges('/api/elements/:id')
  const { busy, run } = useAction(async () => {
    const body = { uuid, hired_strut: hired ? 'N' : 'Y' } as const
    try {
      await send<typeof setFlagsEndpoint>('POST', '/api/users/hired-avalaible', { body })
      onMarked(body.hired_strut)
      banner.success(hired ? 'board.hired_undone' : 'board.hired_done', { name })
    } catch (error) {
      banner.refusal(error)
    }
  })
  return (
    <MarkButton marked={hired} busy={busy} onPress={() => void run()}>
      {t('board.mark_hired')}
    </MarkButton>
  )
}
