import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { languages } from './languages.ts'
import { recordOf } from './pagination.ts'

/** Why a file has no text to show or to search: each code is the end of a message key. */
export const textReasons = ['picture', 'no_text', 'encrypted', 'broken', 'too_large', 'too_slow', 'crashed', 'missing'] as const
export type TextReason = (typeof textReasons)[number]

/**
 * The text of an uploaded document. `waiting`: it is still being read. `empty`: the document holds no letters, such as a scanned page.
 * `failed`: it could not be read.
 */
export const fileText = z.object({
  state: z.enum(['waiting', 'read', 'empty', 'failed']),
  reason: z.enum(textReasons).nullable(),
  text: z.string(),
  language: z.enum(languages),
})
export type FileText = z.infer<typeof fileText>

/** The signed path of a file, `/files/{uuid}?expires&signature&by`, with `/text` behind the uuid. Whoever may read the file may read this. */
export const getFileTextEndpoint = endpoint({
  method: 'GET',
  path: '/files/:uuid/text',
  summary: 'Returns the text of a CV by the signature of its path',
  access: 'anyone',
  params: z.object({ uuid: z.string() }),
  query: z.object({ expires: z.coerce.number(), signature: z.string(), by: z.string().optional() }),
  answer: recordOf(fileText),
})
