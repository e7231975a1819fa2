import { z } from 'zod'
import { emailAddress, givenFlag, optionalText, optionalWholeNumber } from './fields.ts'
import { limits } from './limits.ts'

const { settings: most } = limits
const optionalAddress = z.union([
  z.literal('').transform(() => null),
  z.null(),
  emailAddress('site.error.email', 'site.error.email'),
])

/** Yes, no or unset, as a select field sends it. */
const optionalFlag = z.union([z.literal('').transform(() => null), z.null(), givenFlag], 'errors.bad_request')

/** The settings of the whole site; an empty value means the environment's default. */
export const settingsForm = z.object({
  test_attempts: optionalWholeNumber('settings.error.test_attempts', most.testAttempts).default(null),
  test_attempt_days: optionalWholeNumber('settings.error.test_attempt_days', most.testAttemptDays).default(null),
  test_expiry_hours: optionalWholeNumber('settings.error.test_expiry_hours', most.testExpiryHours).default(null),
  idle_minutes: optionalWholeNumber('settings.error.idle_minutes', most.idleMinutes).default(null),
  /** Days in which people whom staff add from now on can consent. It changes no date that was already announced (SPEC-79). */
  consent_days: optionalWholeNumber('settings.error.consent_days', most.consentDays.most)
    .refine((days) => days === null || days >= most.consentDays.least, 'settings.error.consent_days')
    .default(null),
  /** The most e-mails of imports that leave in an hour (CON-04). */
  import_mails_per_hour: optionalWholeNumber('settings.error.import_mails_per_hour', most.importMailsPerHour).default(null),
  /** The gigabytes that all stored files may fill (QUO-01). */
  storage_gigabytes: optionalWholeNumber('settings.error.storage_gigabytes', most.storageGigabytes).default(null),
  /** Whether a request for a recovery link gets the same response for every address (SPEC-12). */
  neutral_recovery: optionalFlag.default(null),
  mail_name: optionalText(limits.text.short).transform((name) => name || null),
  mail_address: optionalAddress.default(null),
})
/** The settings that staff have changed; others are absent or null. */
export type SiteSettings = z.output<typeof settingsForm>
