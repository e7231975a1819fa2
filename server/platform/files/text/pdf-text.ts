import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { limits } from '#domain/kernel/limits.ts'
import { NoText } from './no-text.ts'

/** No pictures, fonts, scripts or forms are needed for the text, and nothing is fetched. */
const onlyText = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  maxImageSize: 1,
  // A form without pages of its own: its fields become pages.
  enableXfa: true,
  useWasm: false,
  useWorkerFetch: false,
} as const

/** The text of a PDF page by page, as far as it is kept. */
export async function pdfText(content: Buffer): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(content), ...onlyText })
  try {
    return await textOfPages(await loading.promise)
  } catch (error) {
    if ((error as Error).name === 'PasswordException') throw new NoText('encrypted')
    throw error
  } finally {
    await loading.destroy()
  }
}

async function textOfPages(document: PDFDocumentProxy): Promise<string> {
  let text = ''
  const last = Math.min(document.numPages, limits.cvText.pages)
  for (let number = 1; number <= last && text.length < limits.cvText.characters; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    text += `${[printedText(items.filter((item) => 'str' in item)), ...filledIn(await page.getAnnotations())].join('\n')}\n\n`
    page.cleanup()
  }
  return text
}

type Printed = Awaited<ReturnType<Awaited<ReturnType<PDFDocumentProxy['getPage']>>['getTextContent']>>['items'][number]
type Words = Extract<Printed, { readonly str: string }>

function printedText(items: readonly Words[]): string {
  let text = ''
  let before: Words | undefined
  for (const item of items) {
    const hasWords = item.str.trim() !== ''
    if (hasWords && before && /\S$/.test(text) && areApart(before, item)) text += '\n'
    // A space of its own is wider than those between letters that are drawn apart.
    text += (item.str === ' ' ? '  ' : item.str) + (item.hasEOL ? '\n' : '')
    if (hasWords) before = item
  }
  return text
}

/**
 * Whether words stand elsewhere than behind the words before them, by more than a letter. The library leaves the space out where a text goes on
 * further left, as between columns.
 */
function areApart(before: Words, after: Words): boolean {
  if (before.dir !== 'ltr' || after.dir !== 'ltr') return false
  const [alongX = 0, alongY = 0, upX = 0, upY = 0, x = 0, y = 0] = before.transform as number[]
  const [, , , , nextX = 0, nextY = 0] = after.transform as number[]
  const size = Math.hypot(alongX, alongY) || 1
  const endX = x + (before.width * alongX) / size
  const endY = y + (before.width * alongY) / size
  return Math.hypot(nextX - endX, nextY - endY) > Math.hypot(upX, upY)
}

/** A form field or an annotation, as far as its text is read. */
interface Annotation {
  readonly subtype?: string
  readonly fieldType?: string
  readonly fieldValue?: unknown
  readonly options?: readonly { readonly exportValue: string; readonly displayValue: string }[]
  readonly annotationFlags?: number
  readonly password?: boolean
  readonly contentsObj?: { readonly str: string }
}

/** The flags Hidden and NoView of an annotation. */
const unseen = 0b10_0010

/** The texts that a reader sees in the fields of a form, and what was written freely onto the page. Comments in the margin are not of the CV. */
function filledIn(annotations: readonly Annotation[]): string[] {
  const seen = annotations.filter(({ annotationFlags = 0, password }) => (annotationFlags & unseen) === 0 && !password)
  return seen.flatMap(({ subtype, fieldType, fieldValue, options = [], contentsObj }) => {
    if (subtype === 'FreeText') return contentsObj?.str ? [contentsObj.str] : []
    if (subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch')) return []
    const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter((value) => typeof value === 'string')
    return values.map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value)
  })
}
