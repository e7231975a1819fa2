import { type RawBuilder, sql } from 'kysely'
import type { SiteSettings } from '#domain/kernel/site-settings.ts'
import type { MailAddress } from './mail/mail-from.ts'
import type { Platform, Reader } from './platform.ts'
import { createReadCache } from './read-cache.ts'

export const settingsCache = createReadCache('settings')

type Source = Pick<Platform, 'config' | 'live' | 'db'>

/** The settings in force: those set by staff, else those of the environment. Inside a transaction `db` is its `tx`. */
export async function readSettings({ config, live, db: pool }: Source, db: Reader = pool) {
  const { set, logo } = await settingsCache.read(live, 'all', () => readSet(db))
  const from = config.mailFrom
  const mailFrom: MailAddress = { name: set.mail_name ?? from.name, address: set.mail_address ?? from.address }
  return {
    testExpiryHours: set.test_expiry_hours ?? config.attempts.expiryHours,
    idleMinutes: set.idle_minutes ?? config.idleMinutes,
    neutralRecovery: set.neutral_recovery ?? config.neutralRecovery,
    mailFrom,
    /** The path of the company's logo; null when the product's own logo is shown. */
    logo: logo && logoPath(logo),
  }
}

async function readSet(db: Reader) {
  const row = await db
    .selectFrom('settings')
    .leftJoin('files', 'files.id', 'settings.logo_file_id')
    .select(['settings.content', 'files.uuid as logo'])
    .executeTakeFirst()
  return { set: (row?.content ?? {}) as Partial<SiteSettings>, logo: row?.logo ?? null }
}

/** A number of the settings inside a query: the one set by staff, else `otherwise`. */
export function settingIn(name: keyof SiteSettings, otherwise: number): RawBuilder<number> {
  return sql<number>`coalesce((select (content ->> ${name}::text)::integer from settings), ${otherwise}::integer)`
}

/** The path of a logo. Another picture has another path, so that browsers may cache it. */
export const logoPath = (fileUuid: string) => `/logo/${fileUuid}`
