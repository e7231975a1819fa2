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

/** Points on a scale from 0 to 100, with the name of the step that they reach. Texts are in the report's language. */
export interface PdfScore {
  /** The points, such as 67,5. */
  readonly value: string
  /** What stands after the points, such as '± 15 de 100'. */
  readonly of: string
  /** The bands that the error reaches in words, and their names in `steps`. */
  readonly band: string
  readonly reached: readonly string[]
  /** The points as a number and their error, for the drawing. */
  readonly points: number
  readonly error: number | null
  /** The points that matter to the reader, drawn as ticks (LEN-01). */
  readonly limits: readonly number[]
  /** The names of the bands from the lowest. */
  readonly steps: readonly string[]
  readonly note?: string | undefined
}
/** A score as a range mark: its points of 100, their error, and both in words (RNG-01). */
export interface PdfRange {
  readonly name: string
  readonly points: number
  readonly error: number | null
  /** Such as 60 ±16. */
  readonly number: string
  /** The alternative text of the mark, with the bands. */
  readonly words: string
}

/** A block of a report, from top to bottom. `language` is set where it differs from the report's. */
export type PdfBlock = { readonly language?: Language } & (
  | { readonly kind: 'title' | 'name' | 'lead' | 'chapter' | 'section' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly PdfItem[] }
  | { readonly kind: 'picture'; readonly picture: PdfPicture }
  /** A text as a QR code. */
  | { readonly kind: 'code'; readonly text: string; readonly alternative: string }
  | { readonly kind: 'score'; readonly score: PdfScore }
  | { readonly kind: 'ranges'; readonly rows: readonly PdfRange[] }
  /** What follows begins on a new page. */
  | { readonly kind: 'page' }
  /** A line in the company's colour. */
  | { readonly kind: 'rule' }
  /** Lines at the foot of the last page. */
  | { readonly kind: 'foot'; readonly lines: readonly string[] }
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
  /** The company's colour, dark enough to be read on white paper. */
  readonly accent?: string | undefined
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
