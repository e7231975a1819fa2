import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { setFlags } from '#domain/users/users.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useChanges } from '../../../platform/client/use-changes.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'

/** Marks who was approved as hired; pressed again, takes the mark back (decision 41). */
export function HiredButton({ uuid, hired }: { uuid: string; hired: boolean }) {
  const t = useText()
  const banner = useBanner()
  const send = useChanges('/api/elements/:id')
  const mark = useAction(async () => {
    const body = { uuid, hired_strut: hired ? 'N' : 'Y' } as const
    try {
      banner.success((await send<typeof setFlags>('POST', '/api/users/hired-avalaible', { body })).success_message)
    } catch (error) {
      banner.refusal(error)
    }
  })
  return (
    <Button
      tone="quiet"
      aria-pressed={hired}
      icon={hired && <IconCheck size={20} aria-hidden="true" />}
      busy={mark.busy}
      onClick={() => void mark.run()}
    >
      {t('board.mark_hired')}
    </Button>
  )
}
