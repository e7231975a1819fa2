import { reportTogether } from '#domain/kernel/fields.ts'
import { registrationForm } from '#domain/people/accounts/accounts.contract.ts'

/** The rules of the registration, which also refuse an address that is known to be taken without another request. */
export const registrationShape = (taken: string) =>
  registrationForm.refine(({ email }) => email !== taken, {
    path: ['email'],
    message: 'personal.error.email_duplicate',
    when: reportTogether,
  })
