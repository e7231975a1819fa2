import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { emailAddress, givenFlag, optionalText, optionalWholeNumber, version, versionSeen } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'

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
  /** Days in which people whom staff add from now on can consent. It changes no date that somebody was told (SPEC-79). */
  consent_days: optionalWholeNumber('settings.error.consent_days', most.consentDays.most)
    .refine((days) => days === null || days >= most.consentDays.least, 'settings.error.consent_days')
    .default(null),
  /** Whether a request for a recovery link gets the same response for every address (SPEC-12). */
  neutral_recovery: optionalFlag.default(null),
  mail_name: optionalText(limits.text.short).transform((name) => name || null),
  mail_address: optionalAddress.default(null),
})
/** The settings that staff have changed; others are absent or null. */
export type SiteSettings = z.output<typeof settingsForm>

const defaults = z.object({
  test_attempts: z.number(),
  test_attempt_days: z.number(),
  test_expiry_hours: z.number(),
  idle_minutes: z.number(),
  consent_days: z.number(),
  neutral_recovery: z.boolean(),
  mail_name: z.string(),
  mail_address: z.string(),
})

const settingsView = z.object({
  set: z.object({
    test_attempts: z.number().nullable(),
    test_attempt_days: z.number().nullable(),
    test_expiry_hours: z.number().nullable(),
    idle_minutes: z.number().nullable(),
    consent_days: z.number().nullable(),
    neutral_recovery: z.boolean().nullable(),
    mail_name: z.string().nullable(),
    mail_address: z.string().nullable(),
  }),
  defaults,
  version,
  /** Null until the first change. */
  changed_at: z.string().nullable(),
  changed_by: z.string().nullable(),
})
export type SettingsView = z.infer<typeof settingsView>

/** Accepts the response of a read as the body of a change: values in `set` move to the top, and null counts as unset. */
function withSet(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  const isNested = 'set' in sent
  if (isNested && (typeof sent.set !== 'object' || sent.set === null)) return sent.set
  const all = isNested ? { ...(sent.set as object), ...sent } : sent
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

export const getSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings',
  summary: 'The settings of the whole site and their defaults',
  access: { module: 'roles', item: 'view' },
  answer: recordOf(settingsView),
})

export const changeSettingsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/settings',
  summary: 'Replaces all settings; an empty one returns to its default. 409 when `version` is outdated',
  access: { module: 'roles', item: 'change' },
  body: z.preprocess(withSet, settingsForm.extend({ version: versionSeen })),
  answer: changeOf(settingsView),
})
