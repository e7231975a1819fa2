import { limits } from '#domain/kernel/limits.ts'
import type { SiteSettings } from '#domain/kernel/site-settings.ts'
import type { SettingsView } from '#domain/site/settings/settings.contract.ts'
import type { Config } from '../../config.ts'
import type { SettingsRow } from './settings.reads.ts'

const nothing: SiteSettings = {
  test_attempts: null,
  test_attempt_days: null,
  test_expiry_hours: null,
  idle_minutes: null,
  consent_days: null,
  import_mails_per_hour: null,
  storage_gigabytes: null,
  neutral_recovery: null,
  mail_name: null,
  mail_address: null,
}

/** The changed settings beside the environment's defaults. */
export const presentSettings =
  ({ attempts, idleMinutes, neutralRecovery, mailFrom, storageGigabytes }: Config) =>
  ({ content, version, changed_at, changed_by }: SettingsRow, siteName: string): SettingsView => {
    const { name, address } = mailFrom
    return {
      set: { ...nothing, ...content },
      defaults: {
        test_attempts: attempts.most,
        test_attempt_days: attempts.days,
        test_expiry_hours: attempts.expiryHours,
        idle_minutes: idleMinutes,
        consent_days: limits.consentDays,
        import_mails_per_hour: limits.importMailsPerHour,
        storage_gigabytes: storageGigabytes,
        neutral_recovery: neutralRecovery,
        mail_name: name || siteName,
        mail_address: address,
      },
      version,
      changed_at: version > 1 ? changed_at.toISOString() : null,
      changed_by: changed_by || null,
    }
  }
