import { reportTogether } from '#domain/kernel/fields.ts'
import { registrationForm } from '#domain/people/accounts/accounts.contract.ts'

/**
 * The rules of the registration, which also refuse an address that is known to be taken without another request. `isTaken` is asked at each
 * check: a check that began before the answer about an address must not overrule it.
 */
export const registrationShape = (isTaken: (email: string) => boolean) =>
  registrationForm.refine(({ email }) => !isTaken(email), {
    path: ['email'],
    message: 'personal.error.email_duplicate',
    when: reportTogether,
  })
