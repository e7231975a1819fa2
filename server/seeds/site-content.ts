import type { Language } from '#domain/kernel/languages.ts'
import { languages } from '#domain/kernel/languages.ts'
import { type Contents, contentParts } from '#domain/kernel/site-contents.ts'
import type { Tx } from '../platform/platform.ts'
import { shippedPolicy } from '../site/content/views/shipped-policy.ts'
import { en } from './site-content-en.ts'
import { es } from './site-content-es.ts'

/** The initial content of every installation. */
export const firstContents: Record<Language, Contents> = {
  es: { ...es, privacy: shippedPolicy('es', es.company) },
  en: { ...en, privacy: shippedPolicy('en', en.company) },
}

/** Writes the first version of each part; later versions of staff stay. */
export async function seedSiteContent(tx: Tx): Promise<void> {
  const rows = languages.flatMap((language) =>
    contentParts.map((part) => ({ part, language, version: 1, content: JSON.stringify(firstContents[language][part]) })),
  )
  await tx
    .insertInto('site_content')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
