import type { PersonalView } from '#domain/people/profile/personal.contract.ts'
import { verifySession } from '../../../platform/session/session.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'

/** Says that one's own record was saved, and that another address has to be confirmed; the pages around show the new name. */
export function useToldOfSaving(before: PersonalView) {
  const banner = useBanner()
  return ({ data: { email } }: { data: PersonalView }) => {
    void verifySession()
    if (email === before.email) banner.success('personal.success')
    else banner.success('personal.success_address', { email })
  }
}
