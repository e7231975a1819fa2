import type { Language } from '#domain/kernel/languages.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { ContentPart, Contents } from '#domain/site/contents.contract.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { contentTopic, forgetContents, readNewest } from './site.reads.ts'

/** Writes a part of the company's content as its next version; refuses as stale when it was changed since `version` was read. */
export async function changeContent<Part extends ContentPart>(
  platform: Platform,
  actor: Person,
  [part, language]: readonly [Part, Language],
  { content, version }: { content: Contents[Part]; version?: number | undefined },
): Promise<{ version: number } | Refusal> {
  const now = platform.now()
  const changed = await platform.db.transaction().execute(async (tx) => {
    const newest = await readNewest(tx, part, language)
    if (version !== undefined && version !== newest.version) return refuse('errors.stale')
    const next = newest.version + 1
    const written = await tx
      .insertInto('site_content')
      .values({ part, language, version: next, content: JSON.stringify(content), changed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst()
    // Somebody else wrote the same version meanwhile.
    if (!written) return refuse('errors.stale')
    const detail = { part, language, version: next }
    await audit(tx, actor, { action: 'site.changed', subjectType: 'site', subjectId: null, detail }, now)
    await platform.live.announce(tx, contentTopic, { part, language })
    return written
  })
  forgetContents(platform.live)
  return changed
}
