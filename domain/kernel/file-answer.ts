import { z } from 'zod'

type Content = Uint8Array | AsyncIterable<Uint8Array>

/** The answer of an endpoint that answers a file: what it is called when it is kept, and its bytes, whole or one after the other. */
export const fileAnswer = z.object({
  name: z.string(),
  content: z.custom<Content>(
    (value) => value instanceof Uint8Array || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value),
  ),
})
export type FileAnswer = z.infer<typeof fileAnswer>
