import { limits } from '#domain/kernel/limits.ts'
import { serveBounded } from '../../bounded/bounded-program.ts'
import { type Extracted, extractText } from './extract-text.ts'

/** A document to be read; its kind is given by its extension. */
export interface Document {
  readonly extension: string
  readonly content: Uint8Array
}

serveBounded<Document, Extracted>(limits.cvText.megabytes, ({ extension, content }) =>
  extractText(extension, Buffer.from(content)),
)
