import type { TextReason } from '#domain/kernel/file-text.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { languageOfText } from '#domain/kernel/text-language.ts'
import { cleanText, hashOfText, hasLetters } from './clean-text.ts'
import { NoText } from './no-text.ts'

export type Extracted =
  | { readonly state: 'read'; readonly text: string; readonly language: Language; readonly hash: string | null }
  | { readonly state: 'empty' | 'failed'; readonly reason: TextReason }

/** Each library is loaded with the first document that needs it. */
const readers: Record<string, (content: Buffer) => Promise<string>> = {
  pdf: async (content) => (await import('./pdf-text.ts')).pdfText(content),
  docx: async (content) => (await import('./docx-text.ts')).docxText(content),
  doc: async (content) => (await import('./word-text.ts')).wordText(content),
  odt: async (content) => (await import('./open-document-text.ts')).openDocumentText(content),
  odg: async (content) => (await import('./open-document-text.ts')).openDocumentText(content),
}

/** Reads the text of a document. Its kind is given by its extension. Only a separate process calls this: see text-reader.ts. */
export async function extractText(extension: string, content: Buffer): Promise<Extracted> {
  const reader = readers[extension]
  if (!reader) return { state: 'empty', reason: 'picture' }
  try {
    const text = cleanText(await reader(content))
    if (!hasLetters(text)) return { state: 'empty', reason: 'no_text' }
    return { state: 'read', text, language: languageOfText(text), hash: hashOfText(text) }
  } catch (error) {
    return { state: 'failed', reason: error instanceof NoText ? error.reason : 'broken' }
  }
}
