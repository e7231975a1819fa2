import type { ConsentDecision, UncheckedConsent } from '#domain/people/imports/unchecked-consents.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useDecideConsents } from '../imports.queries.ts'

export interface Asked {
  readonly decision: ConsentDecision
  readonly rows: readonly UncheckedConsent[]
}

interface Props {
  /** The decision to confirm; the dialog is open while there is one. */
  asked: Asked | undefined
  onClose(): void
  onDecided(): void
}

/** Asks before a decision about declared consents, with what it does (CON-01). */
export function ConsentQuestion({ asked, onClose, onDecided }: Props) {
  const t = useText()
  const banner = useBanner()
  const decide = useDecideConsents()
  const count = asked?.rows.length ?? 0
  const confirm = async ({ decision, rows }: Asked) => {
    const uuids = rows.map(({ uuid }) => uuid)
    const { success_message, data } = await decide(decision, uuids)
    banner.success(success_message, { count: data.decided })
    onDecided()
    onClose()
  }
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={asked ? t(`unchecked.${asked.decision}_title`, { count, name: asked.rows[0]?.person.fullname ?? '' }) : ''}
      confirmLabel={asked && t(`unchecked.${asked.decision}_confirm`)}
      onCancel={onClose}
      onConfirm={() => asked && confirm(asked)}
    >
      {asked && <p>{t(`unchecked.${asked.decision}_text`, { count })}</p>}
    </ConfirmDialog>
  )
}
