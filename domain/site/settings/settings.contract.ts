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

/** Yes, no, or neither, as a choice of a form says it. */
const optionalFlag = z.union([z.literal('').transform(() => null), z.null(), givenFlag], 'errors.bad_request')

/** What staff may set for the whole site; what is left empty is as the environment says. */
export const settingsForm = z.object({
  test_attempts: optionalWholeNumber('settings.error.test_attempts', most.testAttempts).default(null),
  test_attempt_days: optionalWholeNumber('settings.error.test_attempt_days', most.testAttemptDays).default(null),
  test_expiry_hours: optionalWholeNumber('settings.error.test_expiry_hours', most.testExpiryHours).default(null),
  idle_minutes: optionalWholeNumber('settings.error.idle_minutes', most.idleMinutes).default(null),
  /** Whether asking for a recovery link is answered the same for every address (SPEC-12). */
  neutral_recovery: optionalFlag.default(null),
  mail_name: optionalText(limits.text.short).transform((name) => name || null),
  mail_address: optionalAddress.default(null),
})
/** What is set; the rest is absent or null. */
export type SiteSettings = z.output<typeof settingsForm>

const defaults = z.object({
  test_attempts: z.number(),
  test_attempt_days: z.number(),
  test_expiry_hours: z.number(),
  idle_minutes: z.number(),
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
    neutral_recovery: z.boolean().nullable(),
    mail_name: z.string().nullable(),
    mail_address: z.string().nullable(),
  }),
  defaults,
  version,
  /** Null while nobody has changed anything. */
  changed_at: z.string().nullable(),
  changed_by: z.string().nullable(),
})
export type SettingsView = z.infer<typeof settingsView>

/** What is set may also stand in `set`, where the answer has it: whoever sends that back changes nothing. Null is what is not set. */
function withSet(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  const all = 'set' in sent ? { ...(sent.set as object), ...sent } : sent
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  summary: 'What staff have set for the whole site, and what counts where they have not',
  access: { module: 'roles', item: 'view' },
  answer: recordOf(settingsView),
})

export const changeSettings = endpoint({
  method: 'PUT',
  path: '/api/settings',
  summary: 'Sets them all; what is empty goes back to its default. 409 when somebody else changed them since `version`',
  access: { module: 'roles', item: 'change' },
  body: z.preprocess(withSet, settingsForm.extend({ version: versionSeen })),
  answer: changeOf(settingsView),
})
