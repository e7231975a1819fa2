import { z } from 'zod'

type Content = Uint8Array | AsyncIterable<Uint8Array>

/** An answer that is a file: the name under which browsers save it, and its bytes, whole or as a stream. */
export const fileAnswer = z.object({
  name: z.string(),
  /** The media type, where an endpoint answers several. */
  type: z.string().optional(),
  content: z.custom<Content>(
    (value) => value instanceof Uint8Array || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value),
  ),
})
export type FileAnswer = z.infer<typeof fileAnswer>
