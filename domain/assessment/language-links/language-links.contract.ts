import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, requiredParagraph } from '../../kernel/fields.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { linkLacks } from './link.rules.ts'

const row = z.object({
  /** Points of a test in English, and the points that the same ability yields in Spanish. */
  points: z.number().int(),
  equal: z.number(),
})

const linkFigures = {
  /** How much harder the English questions are, in logits, with its standard error; below zero the Spanish ones are. */
  constant: z.number(),
  error: z.number(),
  /** The pairs that it is estimated from. */
  pairs: z.number().int(),
  table: z.array(row),
}

const proposalView = z.object({
  ...linkFigures,
  /** Pairs that are left out, because they differ much or have too few answers. */ left_out: z.number().int(),
})

const signedView = z.object({
  ...linkFigures,
  number: z.number().int(),
  signed_by: z.string(),
  signed_at: z.string(),
  note: z.string(),
  withdrawn_by: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
})
export type SignedLinkView = z.infer<typeof signedView>

const languageLinkView = z.object({
  /** The table that may be signed now; null when something is missing. */
  proposal: proposalView.nullable(),
  lack: z.enum(linkLacks).nullable(),
  /** Signed tables, the newest first. New results use the first one, unless it is withdrawn. */
  signed: z.array(signedView),
})
export type LanguageLinkView = z.infer<typeof languageLinkView>

/** The right of those who may change results. */
const maySign = { module: 'users', item: 'change' } as const
const params = z.object({ id: recordId })

export const linkNoteForm = z.object({ note: requiredParagraph('language_links.error.note') })

export const getLanguageLinkEndpoint = endpoint({
  method: 'GET',
  path: '/api/banks/:id/language-link',
  summary: 'The table that makes results of both languages of a bank comparable: proposed, and signed ones (FAI-04)',
  access: { module: 'questions', item: 'view' },
  params,
  answer: recordOf(languageLinkView),
})

export const signLanguageLinkEndpoint = endpoint({
  method: 'POST',
  path: '/api/banks/:id/language-link',
  summary: 'Signs the proposed table; tests that end afterwards use it, and earlier results stay',
  access: maySign,
  params,
  body: linkNoteForm.extend({
    /** The constant that the person saw; refused when the proposal has changed since. */
    constant: z.number('errors.bad_request'),
  }),
  answer: changeOf(languageLinkView),
})

export const withdrawLanguageLinkEndpoint = endpoint({
  method: 'POST',
  path: '/api/banks/:id/language-link/withdraw',
  summary: 'Withdraws the signed table; tests that end afterwards are not adjusted, and earlier results stay',
  access: maySign,
  params,
  body: z.object({ number: z.int('errors.bad_request').min(1, 'errors.bad_request') }),
  answer: changeOf(languageLinkView),
})
