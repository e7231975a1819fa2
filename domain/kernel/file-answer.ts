import { z } from 'zod'

type Content = Uint8Array | AsyncIterable<Uint8Array>

/** An answer that is a file: the name under which browsers save it, and its bytes, whole or as a stream. */
export const fileAnswer = z.object({
  name: z.string(),
  /** The media type, where an endpoint answers several. */
  type: z.string().optional(),
  /**
   * For a picture that other sites show beside a link, and for what programs read again and again: its tag, and how many seconds caches may keep
   * it; only that of the reader if it is `private`. Other files are saved, not cached.
   */
  shown: z.object({ etag: z.string(), seconds: z.number(), private: z.boolean().optional() }).optional(),
  content: z.custom<Content>(
    (value) => value instanceof Uint8Array || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value),
  ),
})
export type FileAnswer = z.infer<typeof fileAnswer>
