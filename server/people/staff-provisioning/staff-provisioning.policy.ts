import { isAddressOf, isMailAddress } from '#domain/kernel/mail-address.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { CompanyLogin } from '../../platform/sessions/company-settings.ts'
import type { Provisioning } from '../../platform/sessions/provisioning-settings.ts'
import { isSameSecret } from '../../platform/signing.ts'

/** Refuses callers without the token of the settings. */
export function refuseStranger(settings: Provisioning | undefined, authorization = ''): Refusal | undefined {
  if (!settings) return refuse('errors.not_found')
  const given = /^Bearer +(\S{1,300})$/i.exec(authorization.trim())?.[1] ?? ''
  return isSameSecret(given, settings.token) ? undefined : refuse('scim.error.token')
}

/** Whether an address can be that of a colleague: it is one, and of an allowed domain where there are any. */
export const isColleaguesAddress = (company: CompanyLogin | undefined, email: string): boolean =>
  company === undefined ? isMailAddress(email) : isAddressOf(email, company.domains)
