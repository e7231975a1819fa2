import type { TextReason } from '#domain/kernel/file-text.ts'

/** Thrown by a reader of documents that knows why there is no text. */
export class NoText extends Error {
  readonly reason: TextReason

  constructor(reason: TextReason) {
    super(reason)
    this.reason = reason
  }
}
