import { z } from 'zod'
import type { Language } from '#domain/kernel/languages.ts'
import { languages } from '#domain/kernel/languages.ts'
import { type ContentPart, contentShapes } from '#domain/kernel/site-contents.ts'
import { formOf } from './content-fields.ts'

/** Facts of the company that are usually the same in every language; one that differs is asked for per language. */
const sharedFacts = ['name', 'legal_name', 'tax_id', 'address', 'map', 'phone', 'email', 'colour'] as const
type SharedFact = (typeof sharedFacts)[number]

type Content = Record<string, unknown>
/** A part in both languages as one form. A shared fact is in `both`, or per language when the values differ; the other place is null. */
export type BothForm = Record<'both' | Language, Content>

export const sharedFactsOf = (part: ContentPart): readonly SharedFact[] => (part === 'company' ? sharedFacts : [])

/** Whether a shared fact has its own value per language. */
export const hasOwnValues = (form: BothForm, fact: string): boolean => languages.some((language) => form[language][fact] != null)

/** The stored content as form values; a shared fact with different values keeps one per language. */
export function formOfBoth(part: ContentPart, contents: Readonly<Record<Language, unknown>>): BothForm {
  const form: BothForm = { both: {}, es: { ...formOf(contents.es) }, en: { ...formOf(contents.en) } }
  for (const fact of sharedFactsOf(part)) {
    const isSame = JSON.stringify(form.es[fact]) === JSON.stringify(form.en[fact])
    form.both[fact] = isSame ? form.es[fact] : null
    if (isSame) for (const language of languages) form[language][fact] = null
  }
  return form
}

/** The content of one language, as the server expects it. */
export function contentIn(part: ContentPart, form: BothForm, language: Language): Content {
  const own = form[language]
  const facts = sharedFactsOf(part).map((fact) => [fact, own[fact] ?? form.both[fact]])
  return { ...own, ...Object.fromEntries(facts) }
}

/** Whether two contents are equal after validation, which normalises numbers. */
export function isSameContent(part: ContentPart, one: unknown, other: unknown): boolean {
  const [read, alsoRead] = [one, other].map((content) => contentShapes[part].safeParse(content))
  return Boolean(read?.success && alsoRead?.success) && JSON.stringify(read?.data) === JSON.stringify(alsoRead?.data)
}

/** The form's field for an error that the server reports within one language. */
export function placeOf(part: ContentPart, form: BothForm, language: Language, field: string): string {
  const path = field.replace(/^content\./, '')
  const fact = path.split('.')[0] as string
  const isShared = (sharedFactsOf(part) as readonly string[]).includes(fact) && !hasOwnValues(form, fact)
  return `${isShared ? 'both' : language}.${path}`
}

/** The contract's shape of the part, once for each language. */
export function schemaOfBoth(part: ContentPart): z.ZodType<BothForm, BothForm> {
  const { shape } = contentShapes[part]
  const facts = Object.fromEntries(
    sharedFactsOf(part).map((fact) => [fact, (shape as Record<SharedFact, z.ZodType>)[fact].nullable()]),
  )
  const own = z.object({ ...shape, ...facts })
  return z.object({ both: z.object(facts), es: own, en: own }) as unknown as z.ZodType<BothForm, BothForm>
}
