import { addressPattern, longestAddress } from '#domain/kernel/mail-address.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { CompanyLogin } from '../../platform/sessions/company-settings.ts'
import type { Provisioning } from '../../platform/sessions/provisioning-settings.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'
import { isSecret } from '../../platform/signing.ts'

/** Refuses callers without the token of the settings. Both are hashed first, so that the comparison takes as long for any text. */
export function refuseStranger(settings: Provisioning | undefined, authorization = ''): Refusal | undefined {
  if (!settings) return refuse('errors.not_found')
  const given = /^Bearer +(\S{1,300})$/i.exec(authorization.trim())?.[1] ?? ''
  const digest = (text: string) => hashToken(text).toString('hex')
  return isSecret(digest(given), digest(settings.token)) ? undefined : refuse('scim.error.token')
}

/** Whether an address can be that of a colleague: it is one, and of an allowed domain where there are any. */
export function isColleaguesAddress(company: CompanyLogin | undefined, email: string): boolean {
  if (email.length > longestAddress || !addressPattern.test(email)) return false
  return company === undefined || company.domains.includes(email.slice(email.lastIndexOf('@') + 1))
}
