import type { RoleView } from '#domain/people/roles/roles.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useRoleChanges } from '../roles.queries.ts'
import { useRoleName } from './role-name.ts'

/** Switches whether a role requires two-step verification, after saying what that does to its holders (MFA-01). */
export function RequireFactorDialog({ role, onClose }: { role: RoleView | undefined; onClose(): void }) {
  const t = useText()
  const banner = useBanner()
  const nameOf = useRoleName()
  const { requireFactor } = useRoleChanges()
  const stops = role?.requires_factor === true
  const title = t(stops ? 'roles.stop_requiring_factor' : 'roles.require_factor')
  return (
    <ConfirmDialog
      open={role !== undefined}
      title={title}
      confirmLabel={stops ? title : t('roles.require_factor_confirm')}
      onCancel={onClose}
      onConfirm={async () => {
        if (!role) return
        const { success_message } = await requireFactor(role, !stops)
        banner.success(success_message, { name: nameOf(role) })
        onClose()
      }}
    >
      <p>{role && t(stops ? 'roles.stop_requiring_factor_of' : 'roles.require_factor_hint', { name: nameOf(role) })}</p>
    </ConfirmDialog>
  )
}
