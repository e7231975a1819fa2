import { type Catalog, findText, type TextValues } from '#domain/kernel/find-text.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import type { Translate } from './translate.ts'

/** The audience of a text: everybody, people who fill in a form, candidates, staff. */
export const audiences = ['public', 'form', 'candidate', 'staff'] as const
export type Audience = (typeof audiences)[number]

/** Each audience and language is one chunk: readers load only their texts, in their language. */
const loaders: Record<Language, Record<Audience, () => Promise<{ messages: Catalog }>>> = {
  es: {
    public: () => import('./catalogs/public.es.ts'),
    form: () => import('./catalogs/form.es.ts'),
    candidate: () => import('./catalogs/candidate.es.ts'),
    staff: () => import('./catalogs/staff.es.ts'),
  },
  en: {
    public: () => import('./catalogs/public.en.ts'),
    form: () => import('./catalogs/form.en.ts'),
    candidate: () => import('./catalogs/candidate.en.ts'),
    staff: () => import('./catalogs/staff.en.ts'),
  },
}
const spoken = new Set<Language>()
const addressed = new Set<Audience>(['public'])
const loaded: Record<Language, Map<Audience, Catalog>> = { es: new Map(), en: new Map() }

/** Loads a language for all audiences added so far; then `textIn` and the hooks can use it. */
export async function loadLanguage(language: Language): Promise<void> {
  spoken.add(language)
  await loadMissing()
}

/** Adds audiences and loads their texts in every loaded language. Forms, layouts and parts behind the login await it when they load. */
export async function addAudiences(...more: readonly Audience[]): Promise<void> {
  for (const audience of more) addressed.add(audience)
  await loadMissing()
}

async function loadMissing(): Promise<void> {
  const missing = languages
    .filter((language) => spoken.has(language))
    .flatMap((language) =>
      audiences
        .filter((audience) => addressed.has(audience) && !loaded[language].has(audience))
        .map((audience) => ({ language, audience })),
    )
  await Promise.all(
    missing.map(async ({ language, audience }) => {
      loaded[language].set(audience, (await loaders[language][audience]()).messages)
    }),
  )
}

function textOf(language: Language, key: string, values?: TextValues): string | undefined {
  for (const catalog of loaded[language].values()) {
    const text = findText(catalog, language, key, values)
    if (text !== undefined) return text
  }
  return undefined
}

/** `t` of a language outside React, e.g. in a page's `meta`. A key without text is shown itself and logged. */
export function textIn(language: Language): Translate {
  return (key, values) => {
    const text = textOf(language, key, values)
    if (text === undefined) console.error(`No text for '${key}' in '${language}': its audience is not loaded here.`)
    return text ?? key
  }
}

/** The text of a key from the wire. A key that this build does not know reads as an unexpected error. */
export function wireTextIn(language: Language): (key: string, values?: TextValues) => string {
  return (key, values) => textOf(language, key, values) ?? textIn(language)('errors.unexpected')
}
