import { isDeepStrictEqual } from 'node:util'
import type { Company } from '#domain/kernel/company.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { ContentPart, Contents } from '#domain/kernel/site-contents.ts'
import { audit } from '../../platform/audit/audit.ts'
import { change } from '../../platform/changes.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { settingsCache } from '../../platform/settings.ts'
import { readNewest, siteContentCache, type Version } from '../../platform/site-content.ts'
import { setLogo } from '../settings/settings.writes.ts'
import { shippedPolicy } from './views/shipped-policy.ts'

/** Stores a part of the company's content as its next version. Refuses when `version` is no longer the newest. */
export async function changeContent<Part extends ContentPart>(
  platform: Platform,
  actor: Person,
  [part, language]: readonly [Part, Language],
  { content, version }: { content: Contents[Part]; version?: number | undefined },
): Promise<Version<Part> | Refusal> {
  const changed = await platform.db.transaction().execute(async (tx) => {
    const newest = await readNewest(tx, part, language)
    if (version !== undefined && version !== newest.version) return refuse('errors.stale')
    const written = await storeVersion(platform, tx, actor, [part, language], { content, version: newest.version + 1 })
    if (!isRefusal(written) && part === 'company')
      await followCompany(platform, tx, actor, language, { before: newest.content as Company, after: content as Company })
    return written
  })
  siteContentCache.invalidate(platform.live)
  return changed
}

/** Stores a version of a part. Refuses when another person stored the same version number meanwhile. */
async function storeVersion<Part extends ContentPart>(
  platform: Platform,
  tx: Tx,
  actor: Person,
  [part, language]: readonly [Part, Language],
  { content, version }: { content: Contents[Part]; version: number },
): Promise<Version<Part> | Refusal> {
  const now = platform.now()
  const written = await tx
    .insertInto('site_content')
    .values({ part, language, version, content: JSON.stringify(content), changed_at: now, changed_by: actor.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['version', 'changed_at'])
    .executeTakeFirst()
  if (!written) return refuse('errors.stale')
  const detail = { part, language, version }
  await audit(tx, actor, { action: 'site.changed', subjectType: 'site', subjectId: null, detail }, now)
  await platform.live.announce(tx, siteContentCache.topic, { part, language })
  return { ...written, content }
}

/** The privacy policy that comes with the product names the company, so it gets a version with the new facts. Words of the site's own stay. */
async function followCompany(
  platform: Platform,
  tx: Tx,
  actor: Person,
  language: Language,
  { before, after }: { before: Company; after: Company },
): Promise<void> {
  const { content: policy, version } = await readNewest(tx, 'privacy', language)
  const content = shippedPolicy(language, after)
  const isShipped = isDeepStrictEqual(policy, shippedPolicy(language, before))
  if (!isShipped || isDeepStrictEqual(policy, content)) return
  await storeVersion(platform, tx, actor, ['privacy', language], { content, version: version + 1 })
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
