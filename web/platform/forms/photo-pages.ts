import { pdfOfPictures, pdfOverhead } from '#domain/kernel/picture-pdf.ts'
import { type DrawnPicture, drawWithin } from './fitting-picture.ts'

/** A photo of a page, as the person chose it. */
export interface PhotoPage {
  readonly id: number
  readonly file: File
  /** A small picture of it, as a data URL. */
  readonly thumbnail: string
}

const thumbnailSide = 160
const quality = 0.6
/** The longest side of a page for each size: a photographed page of text needs about a third of a byte per pixel. */
const sideWithin = (bytes: number): number => Math.min(3000, Math.round(Math.sqrt(bytes * 12)))

let made = 0

/** A page of a chosen photo; undefined when this browser cannot draw it. */
export async function readPhoto(file: File): Promise<PhotoPage | undefined> {
  try {
    const small = await drawWithin(file, { bytes: Number.POSITIVE_INFINITY, side: thumbnailSide, quality })
    if (!small) return undefined
    made += 1
    return { id: made, file, thumbnail: await dataUrlOf(small.jpeg) }
  } catch {
    return undefined
  }
}

/** A page with the size for which it was drawn, so that moving pages draws nothing again. */
const drawnBefore = new WeakMap<File, { readonly bytes: number; readonly picture: DrawnPicture }>()

/** One PDF of the pages, below a size (ADR-0008); undefined when a page does not get small enough. */
export async function pdfOfPages(pages: readonly PhotoPage[], name: string, limit: number): Promise<File | undefined> {
  const bytes = Math.floor((limit - pdfOverhead(pages.length)) / pages.length)
  const pictures = []
  // One after another: a photo of a camera takes 50 MB while it is drawn.
  for (const { file } of pages) {
    const before = drawnBefore.get(file)
    const picture = before?.bytes === bytes ? before.picture : await drawWithin(file, { bytes, side: sideWithin(bytes), quality })
    if (!picture) return undefined
    drawnBefore.set(file, { bytes, picture })
    pictures.push({ ...picture, jpeg: new Uint8Array(await picture.jpeg.arrayBuffer()) })
  }
  return new File([pdfOfPictures(pictures)], name, { type: 'application/pdf' })
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
