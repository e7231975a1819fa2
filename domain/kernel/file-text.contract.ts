import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { textReasons } from './file-text.ts'
import { languages } from './languages.ts'
import { changeOf, recordOf } from './pagination.ts'

/**
 * The text of an uploaded document. `waiting`: it is still being read. `empty`: the document holds no letters, such as a scanned page.
 * `failed`: it could not be read.
 */
export const fileText = z.object({
  state: z.enum(['waiting', 'read', 'empty', 'failed']),
  reason: z.enum(textReasons).nullable(),
  text: z.string(),
  language: z.enum(languages),
  /** When a waiting document is read again, after it took too long. */
  read_again_at: z.iso.datetime().nullable(),
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

/** Has a document read again at once. It answers 409 for one that is being read, or was read, or cannot be read. */
export const readFileAgainEndpoint = endpoint({
  method: 'POST',
  path: '/files/:uuid/read-again',
  summary: 'Reads a CV again that took too long to read, by the signature of its path',
  access: 'anyone',
  params: getFileTextEndpoint.params,
  query: getFileTextEndpoint.query,
  answer: changeOf(z.null()),
})
