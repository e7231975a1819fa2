import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import type { forgotEndpoint } from '#domain/people/accounts/recovery.contract.ts'

/** The answer to a recovery request: whether the address is known, or always the same with neutral wording (AUTH-08, SPEC-12). */
export function presentForgot(users: number, neutral: boolean): AnswerOf<typeof forgotEndpoint> {
  if (neutral) return { data: 1, success_message: 'recovery.neutral' }
  return users < 1
    ? { data: users, error_message: 'contactus.emailNoValid' }
    : { data: users, success_message: 'contactus.emailSuccess' }
}
