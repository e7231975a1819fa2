import type { Company } from '#domain/kernel/company.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { ContentPart, Contents } from '#domain/site/contents.contract.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'

export const contentTopic = 'site-content'

/** What a process has read. A read that began before the last change is not kept: its generation is over. */
interface Kept {
  generation: number
  readonly contents: Map<string, { content: unknown; version: number }>
}
const keptOf = new WeakMap<Platform['live'], Kept>()

/**
 * One part of the company's content. Every page has some of it, so each process keeps what it read until somebody changes it. Inside a
 * transaction `db` is its `tx`.
 */
export async function readContent<Part extends ContentPart>(
  { live, db: pool }: Pick<Platform, 'live' | 'db'>,
  part: Part,
  language: Language,
  db: Reader = pool,
): Promise<{ content: Contents[Part]; version: number }> {
  const kept = keptContents(live)
  const { generation, contents } = kept
  const key = `${part} ${language}`
  const found = contents.get(key) ?? (await readNewest(db, part, language))
  if (kept.generation === generation) contents.set(key, found)
  return found as { content: Contents[Part]; version: number }
}

/** Forgets what this process kept; the others hear of a change by its announcement. */
export function forgetContents(live: Platform['live']): void {
  const kept = keptContents(live)
  kept.generation += 1
  kept.contents.clear()
}

function keptContents(live: Platform['live']): Kept {
  const known = keptOf.get(live)
  if (known) return known
  const kept: Kept = { generation: 0, contents: new Map() }
  keptOf.set(live, kept)
  const forget = () => forgetContents(live)
  live.subscribe(contentTopic, { onMessage: forget, onGap: forget })
  return kept
}

/** The company's name for an e-mail of this transaction. */
export async function readSiteName(tx: Tx, language: Language): Promise<string> {
  return ((await readNewest(tx, 'company', language)).content as Company).name
}

/** The version that counts, past what is kept. */
export function readNewest(db: Reader, part: ContentPart, language: Language) {
  return db
    .selectFrom('site_content')
    .select(['content', 'version'])
    .where('part', '=', part)
    .where('language', '=', language)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}
