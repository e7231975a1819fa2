import type { Language } from '#domain/kernel/languages.ts'

/** A picture with its alternative text. */
export interface PdfPicture {
  readonly content: Uint8Array
  readonly alternative: string
  /** A small mark at the head of a page. */
  readonly small?: boolean
}

/** One answer of a list, under its letter. */
export interface PdfItem {
  readonly label: string
  readonly text: string
  readonly strong?: boolean
  readonly picture?: PdfPicture | undefined
}

/** A block of a report, from top to bottom. `language` is set where it differs from the report's. */
export type PdfBlock = { readonly language?: Language } & (
  | { readonly kind: 'title' | 'chapter' | 'section' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly PdfItem[] }
  | { readonly kind: 'picture'; readonly picture: PdfPicture }
  /** Blocks that stay on one page if they fit. */
  | { readonly kind: 'together'; readonly blocks: readonly PdfBlock[] }
)

/** A report as the drawing thread receives it: plain data and finished texts. */
export interface PdfDocument {
  readonly language: Language
  readonly title: string
  readonly author: string
  readonly made: Date
  /** 'Page {{page}} of {{pages}}', in the report's language. */
  readonly pageOf: string
  readonly blocks: readonly PdfBlock[]
}

/** A picture reduced to its alternative text: no decoder accepts an empty file. */
const wordsOf = ({ alternative }: PdfPicture): PdfPicture => ({ alternative, content: new Uint8Array() })

export function hasPictures(blocks: readonly PdfBlock[]): boolean {
  return blocks.some(
    (block) =>
      block.kind === 'picture' ||
      (block.kind === 'list' && block.items.some(({ picture }) => picture)) ||
      (block.kind === 'together' && hasPictures(block.blocks)),
  )
}

/** The block with alternative texts instead of pictures. */
export function withoutPictures(block: PdfBlock): PdfBlock {
  if (block.kind === 'picture') return { ...block, picture: wordsOf(block.picture) }
  if (block.kind === 'together') return { ...block, blocks: block.blocks.map(withoutPictures) }
  if (block.kind !== 'list') return block
  const items = block.items.map((item) => (item.picture ? { ...item, picture: wordsOf(item.picture) } : item))
  return { ...block, items }
}
