import { sql } from 'kysely'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { isRefusal } from '#domain/kernel/refusals.ts'
import type { SiteSettings } from '#domain/kernel/site-settings.ts'
import type { changeSettingsEndpoint } from '#domain/site/settings/settings.contract.ts'
import { change, seenVersion } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { settingsCache } from '../../platform/settings.ts'
import { readSettingsRow } from './settings.reads.ts'

/** Changes settings; every process reads them again. */
export async function changeSettings(
  platform: Platform,
  actor: Person,
  { version: seen, ...set }: BodyOf<typeof changeSettingsEndpoint>,
) {
  const detail: Record<string, unknown> = { ...set }
  const changed = await change(platform, actor, { action: 'settings.changed', detail }, async (tx, now) => {
    const row = await readSettingsRow(tx)
    const before = row.content
    const version = seenVersion({ version: seen }, row)
    detail.settings = Object.keys(set).filter(
      (name) => (before[name as keyof SiteSettings] ?? null) !== set[name as keyof SiteSettings],
    )
    await platform.live.announce(tx, settingsCache.topic, {})
    return tx
      .updateTable('settings')
      .set({ content: JSON.stringify(set), version: version + 1, changed_at: now, changed_by: actor.id })
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
  })
  if (!isRefusal(changed)) settingsCache.invalidate(platform.live)
  return changed
}

/** Sets the logo of the company, or removes it with null. */
export function setLogo(tx: Tx, fileId: number | null) {
  return tx
    .updateTable('settings')
    .set({ logo_file_id: fileId })
    .returning(['id', sql<string | null>`(select uuid from files where files.id = logo_file_id)`.as('uuid')])
    .executeTakeFirst()
}
