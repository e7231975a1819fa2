import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { ContentPart, Contents } from '#domain/kernel/site-contents.ts'
import { audit } from '../../platform/audit/audit.ts'
import { change } from '../../platform/changes.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { settingsCache } from '../../platform/settings.ts'
import { readNewest, siteContentCache, type Version } from '../../platform/site-content.ts'
import { setLogo } from '../settings/settings.writes.ts'

/** Stores a part of the company's content as its next version. Refuses when `version` is no longer the newest. */
export async function changeContent<Part extends ContentPart>(
  platform: Platform,
  actor: Person,
  [part, language]: readonly [Part, Language],
  { content, version }: { content: Contents[Part]; version?: number | undefined },
): Promise<Version<Part> | Refusal> {
  const now = platform.now()
  const changed = await platform.db.transaction().execute(async (tx) => {
    const newest = await readNewest(tx, part, language)
    if (version !== undefined && version !== newest.version) return refuse('errors.stale')
    const next = newest.version + 1
    const written = await tx
      .insertInto('site_content')
      .values({ part, language, version: next, content: JSON.stringify(content), changed_at: now, changed_by: actor.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['version', 'changed_at'])
      .executeTakeFirst()
    // Another person stored the same version number meanwhile.
    if (!written) return refuse('errors.stale')
    const detail = { part, language, version: next }
    await audit(tx, actor, { action: 'site.changed', subjectType: 'site', subjectId: null, detail }, now)
    await platform.live.announce(tx, siteContentCache.topic, { part, language })
    return { ...written, content }
  })
  siteContentCache.invalidate(platform.live)
  return changed
}

/** Replaces the logo by a picture, or by the product's default; the former picture is deleted (SPEC-59). */
export async function changeLogo(platform: Platform, actor: Person, upload: Upload | undefined) {
  const action = upload ? 'site.logo_changed' : 'site.logo_removed'
  const changed = await change(platform, actor, { action, upload }, async (tx, _now, keep) => {
    const before = await tx.selectFrom('settings').select('logo_file_id').forUpdate().executeTakeFirstOrThrow()
    const after = await setLogo(tx, await keep())
    if (before.logo_file_id !== null) await releaseFiles(tx, platform, [before.logo_file_id])
    await platform.live.announce(tx, settingsCache.topic, {})
    return after
  })
  if (!isRefusal(changed)) settingsCache.invalidate(platform.live)
  return changed
}
