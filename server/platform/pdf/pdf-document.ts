import type { Language } from '#domain/kernel/languages.ts'

/** A picture with the words that stand for it. */
export interface PdfPicture {
  readonly content: Uint8Array
  readonly alternative: string
  /** A mark at the head of a page. */
  readonly small?: boolean
}

/** One answer of a list, under its letter. */
export interface PdfItem {
  readonly label: string
  readonly text: string
  readonly strong?: boolean
  readonly picture?: PdfPicture | undefined
}

/** What a report is made of, from top to bottom. `language` where it is not the report's own. */
export type PdfBlock = { readonly language?: Language } & (
  | { readonly kind: 'title' | 'chapter' | 'section' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly PdfItem[] }
  | { readonly kind: 'picture'; readonly picture: PdfPicture }
  /** On one page where they fit on one. */
  | { readonly kind: 'together'; readonly blocks: readonly PdfBlock[] }
)

/** A report as it is told to the thread that draws it: plain data and finished words. */
export interface PdfDocument {
  readonly language: Language
  readonly title: string
  readonly author: string
  readonly made: Date
  /** 'Page {{page}} of {{pages}}', in the report's language. */
  readonly pageOf: string
  readonly blocks: readonly PdfBlock[]
}

/** A picture whose words stand in its place: no decoder takes an empty file. */
const wordsOf = ({ alternative }: PdfPicture): PdfPicture => ({ alternative, content: new Uint8Array() })

/** Whether a report shows any picture. */
export function hasPictures(blocks: readonly PdfBlock[]): boolean {
  return blocks.some(
    (block) =>
      block.kind === 'picture' ||
      (block.kind === 'list' && block.items.some(({ picture }) => picture)) ||
      (block.kind === 'together' && hasPictures(block.blocks)),
  )
}

/** The same block with words instead of pictures. */
export function withoutPictures(block: PdfBlock): PdfBlock {
  if (block.kind === 'picture') return { ...block, picture: wordsOf(block.picture) }
  if (block.kind === 'together') return { ...block, blocks: block.blocks.map(withoutPictures) }
  if (block.kind !== 'list') return block
  const items = block.items.map((item) => (item.picture ? { ...item, picture: wordsOf(item.picture) } : item))
  return { ...block, items }
}
