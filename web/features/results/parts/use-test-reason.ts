import type { HeldSkill } from '#domain/users/user-profile.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'

/** Why nobody can take a test yet, to stand beside its label; nothing where they can or did (decision 36). */
export function useTestReason(): (state: HeldSkill['state']) => string | undefined {
  const t = useText()
  return (state) => (state === 'blocked' || state === 'unavailable' ? t(`board.test_reason.${state}`) : undefined)
}
