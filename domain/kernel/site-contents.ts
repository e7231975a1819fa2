import { z } from 'zod'
import { company, contentLine as line, contentLink as link } from './company.ts'
import { requiredParagraph } from './fields.ts'

const paragraph = requiredParagraph('site.error.text')
const titled = z.strictObject({ title: line, text: paragraph })
const someOf = <Item extends z.ZodType>(item: Item) => z.array(item, 'site.error.text').min(1, 'site.error.text').max(20)
const policy = z.strictObject({ intro: paragraph, sections: someOf(titled) })

/** The company's content by part; each part exists once per language (SPEC-59). In a text, each line is a paragraph. */
export const contentShapes = {
  company,
  home: z.strictObject({
    title: line,
    intro: paragraph,
    cards: z.strictObject({ agency: titled, remote: titled, contact: titled }),
  }),
  about: z.strictObject({ intro: paragraph, services: someOf(titled), principles: titled, link }),
  steps: z.strictObject({ steps: someOf(line) }),
  faq: z.strictObject({ questions: someOf(z.strictObject({ question: line, answer: paragraph })) }),
  privacy: policy,
  terms: policy,
} as const

export type ContentPart = keyof typeof contentShapes
export type Contents = { readonly [Part in ContentPart]: z.output<(typeof contentShapes)[Part]> }
export const contentParts = Object.keys(contentShapes) as ContentPart[]
