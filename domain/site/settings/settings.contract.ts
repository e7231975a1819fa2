import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { version, versionSeen } from '../../kernel/fields.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { settingsForm } from '../../kernel/site-settings.ts'

const defaults = z.object({
  test_attempts: z.number(),
  test_attempt_days: z.number(),
  test_expiry_hours: z.number(),
  idle_minutes: z.number(),
  consent_days: z.number(),
  import_mails_per_hour: z.number(),
  storage_gigabytes: z.number(),
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
    import_mails_per_hour: z.number().nullable(),
    storage_gigabytes: z.number().nullable(),
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
  withoutKeys: true,
  body: z.preprocess(withSet, settingsForm.extend({ version: versionSeen })),
  answer: changeOf(settingsView),
})
