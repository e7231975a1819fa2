import { z } from 'zod'
import { company, contentLine as line, contentLink as link } from '../kernel/company.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { requiredParagraph } from '../kernel/fields.ts'
import { languageSchema } from '../kernel/language-schema.ts'
import { changeOf, recordOf } from '../kernel/pagination.ts'

const paragraph = requiredParagraph('site.error.text')
const titled = z.strictObject({ title: line, text: paragraph })
const someOf = <Item extends z.ZodType>(item: Item) => z.array(item, 'site.error.text').min(1, 'site.error.text').max(20)
const policy = z.strictObject({ intro: paragraph, sections: someOf(titled) })

/** What a company says of itself, by part; each part is kept per language (decision 59). Texts of several lines have a paragraph a line. */
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

const versioned = <Shape extends z.ZodType>(shape: Shape) => z.object({ content: shape, version: z.int() })

function endpointsOf<Part extends ContentPart>(part: Part) {
  const path = `/api/site/${part}/:lang` as const
  const shape = contentShapes[part]
  const params = z.object({ lang: languageSchema })
  return {
    read: endpoint({
      method: 'GET',
      path,
      summary: `What the company says in one language: ${part}`,
      access: 'anyone',
      params,
      answer: recordOf(versioned(shape)),
    }),
    change: endpoint({
      method: 'PUT',
      path,
      summary: `Changes it; 409 when somebody else changed it since \`version\`: ${part}`,
      access: { module: 'roles', item: 'change' },
      params,
      body: z.object({ content: shape, version: z.int().optional() }),
      answer: changeOf(versioned(shape)),
    }),
  }
}

/** Reading and changing each part of the company's content. */
export const contentEndpoints = {
  company: endpointsOf('company'),
  home: endpointsOf('home'),
  about: endpointsOf('about'),
  steps: endpointsOf('steps'),
  faq: endpointsOf('faq'),
  privacy: endpointsOf('privacy'),
  terms: endpointsOf('terms'),
} as const
