import { sql } from 'kysely'
import type { SiteSettings } from '#domain/kernel/site-settings.ts'
import type { Reader } from '../../platform/platform.ts'

/** The changed settings with the person who changed them last. */
export async function readSettingsRow(db: Reader) {
  const row = await db
    .selectFrom('settings')
    .leftJoin('users', 'users.id', 'settings.changed_by')
    .select(['settings.content', 'settings.version', 'settings.changed_at', 'users.id as actor'])
    .select(sql<string>`concat_ws(' ', users.first_name, users.last_name)`.as('changed_by'))
    .executeTakeFirstOrThrow()
  return { ...row, content: row.content as Partial<SiteSettings> }
}
export type SettingsRow = Awaited<ReturnType<typeof readSettingsRow>>
