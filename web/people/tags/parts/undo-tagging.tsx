import type { Tagging } from '#domain/people/tags/tags.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { UndoBar } from '../../../platform/ui/undo-bar.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useUndoTagging } from '../tags.queries.ts'

/** People who got a tag together, and the sentence that says so. */
export interface GivenTag {
  readonly tagging: Tagging
  readonly text: string
}

/** Offers to take a tag off the people who got it last (POO-01). */
export function UndoTagging({ given, onUndone, onEnd }: { given: GivenTag | undefined; onUndone(): void; onEnd(): void }) {
  const t = useText()
  const banner = useBanner()
  const undo = useUndoTagging()
  const { busy, run } = useAction(async () => {
    if (!given) return
    try {
      const { success_message, data } = await undo(given.tagging)
      banner.success(success_message, { count: data.untagged })
      onUndone()
    } catch (error) {
      banner.refusal(error)
    }
    onEnd()
  })
  const done = given && { id: `${given.tagging.tag} ${given.tagging.uuid_users.join()}`, text: given.text }
  return <UndoBar label={t('tags.undo_region')} done={done} busy={busy} onUndo={() => void run()} onEnd={onEnd} />
}
