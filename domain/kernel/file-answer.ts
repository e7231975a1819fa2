import { z } from 'zod'

/** The answer of an endpoint that answers a file: what it is called when it is kept, and its bytes. */
export const fileAnswer = z.object({ name: z.string(), content: z.custom<Uint8Array>((value) => value instanceof Uint8Array) })
export type FileAnswer = z.infer<typeof fileAnswer>
