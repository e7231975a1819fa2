import type { RoleView } from '#domain/people/roles/roles.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'

/** The name of a role; built-in roles have one in each language. */
export function useRoleName() {
  const t = useText()
  return ({ name, built_in }: Pick<RoleView, 'name' | 'built_in'>) => (built_in ? t(`roles.built_in.${built_in}`) : name)
}
