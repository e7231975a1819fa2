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
  enableXfa: false,
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
    text += `${items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')}\n\n`
    page.cleanup()
  }
  return text
}
