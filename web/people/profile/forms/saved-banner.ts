import type { PersonalView } from '#domain/kernel/own-record.contract.ts'
import { verifySession } from '../../../platform/session/session.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'

/** Shows that the own record was saved, and that a new address has to be confirmed. */
export function useSavedBanner(before: PersonalView) {
  const banner = useBanner()
  return ({ data: { email } }: { data: PersonalView }) => {
    void verifySession()
    if (email === before.email) banner.success('personal.success')
    else banner.success('personal.success_address', { email })
  }
}
