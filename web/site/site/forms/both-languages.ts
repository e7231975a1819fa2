import { z } from 'zod'
import type { Language } from '#domain/kernel/languages.ts'
import { languages } from '#domain/kernel/languages.ts'
import { type ContentPart, contentShapes } from '#domain/site/site/contents.contract.ts'
import { formOf } from './content-fields.ts'

/** Facts of the company that no language changes. An address may name its country in each language, so it is not one. */
const sharedFacts = ['legal_name', 'tax_id', 'map', 'phone', 'email'] as const
type SharedFact = (typeof sharedFacts)[number]

type Content = Record<string, unknown>
/** A part in both languages as one form: a shared fact stands in `both`, or in each language while these differ; null in the other place. */
export type BothForm = Record<'both' | Language, Content>

export const sharedFactsOf = (part: ContentPart): readonly SharedFact[] => (part === 'company' ? sharedFacts : [])

/** Whether a shared fact has a value in each language. */
export const isApart = (form: BothForm, fact: string): boolean => languages.some((language) => form[language][fact] != null)

/** Stored content as the form begins with it; a shared fact whose stored values differ keeps both. */
export function formOfBoth(part: ContentPart, contents: Readonly<Record<Language, unknown>>): BothForm {
  const form: BothForm = { both: {}, es: { ...formOf(contents.es) }, en: { ...formOf(contents.en) } }
  for (const fact of sharedFactsOf(part)) {
    const isSame = JSON.stringify(form.es[fact]) === JSON.stringify(form.en[fact])
    form.both[fact] = isSame ? form.es[fact] : null
    if (isSame) for (const language of languages) form[language][fact] = null
  }
  return form
}

/** The content of one language, as it is sent. */
export function contentIn(part: ContentPart, form: BothForm, language: Language): Content {
  const own = form[language]
  const facts = sharedFactsOf(part).map((fact) => [fact, own[fact] ?? form.both[fact]])
  return { ...own, ...Object.fromEntries(facts) }
}

/** Whether two contents say the same, however their numbers are typed. */
export function isSameContent(part: ContentPart, one: unknown, other: unknown): boolean {
  const [read, alsoRead] = [one, other].map((content) => contentShapes[part].safeParse(content))
  return Boolean(read?.success && alsoRead?.success) && JSON.stringify(read?.data) === JSON.stringify(alsoRead?.data)
}

/** Where in the form a field stands that the server names within one language. */
export function placeOf(part: ContentPart, form: BothForm, language: Language, field: string): string {
  const path = field.replace(/^content\./, '')
  const fact = path.split('.')[0] as string
  const isShared = (sharedFactsOf(part) as readonly string[]).includes(fact) && !isApart(form, fact)
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
