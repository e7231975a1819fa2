import { z } from 'zod'
import { reportTogether } from '#domain/kernel/fields.ts'
import { registrationForm } from '#domain/people/accounts/accounts.contract.ts'

/**
 * The rules of the registration, which also refuse an address that is known to be taken without another request. `isTaken` is asked at each
 * check: a check that began before the answer about an address must not overrule it. So is `errorsOf`, about the questions of a vacancy,
 * which may change while the form is open.
 */
export const registrationShape = (
  isTaken: (email: string) => boolean,
  errorsOf: (values: Record<string, unknown>) => Readonly<Record<string, string>> | undefined = () => undefined,
) => {
  const ofAccount = registrationForm.refine(({ email }) => !isTaken(email), {
    path: ['email'],
    message: 'personal.error.email_duplicate',
    when: reportTogether,
  })
  const ofVacancy = z.looseObject({}).superRefine((values, context) => {
    for (const [field, message] of Object.entries(errorsOf(values) ?? {}))
      context.addIssue({ code: 'custom', path: [field], message })
  })
  // Both report their errors together; what they make of the values is not used.
  return z.intersection(
    ofAccount,
    ofVacancy.transform(() => ({})),
  )
}
