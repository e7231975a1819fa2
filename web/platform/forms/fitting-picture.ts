import { namedKind } from '#domain/kernel/file-kinds.ts'

/** Kinds that a browser may be able to draw; only Apple's draw HEIC. */
const pictures = ['png', 'jpg', 'webp', 'heic', 'heif', 'avif']
/** The longest side of a picture that is drawn again, and the factor of each further try. */
const [longestSide, step] = [3000, 0.75]
const [quality, tries] = [0.85, 8]

/** Whether a file is a picture by its name. */
export const isPicture = (file: File): boolean => pictures.includes(namedKind(file.name))

/** The first bytes of a HEIC or AVIF file after its length. */
const brand = /^ftyp(?:(avif)|hei[cx]|hevc|m[is]f1)/

const named = ({ name }: File, kind: string) => `${name.replace(/\.[^.]*$/, '')}.${kind}`

/** A chosen photo under the name of what it is: phones and messengers rename HEIC files to JPG, and the server goes by the content (REG-05). */
export async function truthfullyNamed(file: File): Promise<File> {
  const found =
    isPicture(file) &&
    brand.exec(
      await file
        .slice(4, 12)
        .text()
        .catch(() => ''),
    )
  if (!found || /^(?:hei[cf]|avif)$/.test(namedKind(file.name))) return file
  const kind = found[1] ?? 'heic'
  return new File([file], named(file, kind), { type: `image/${kind}` })
}

/**
 * Converts a chosen picture that is above the limit or of a refused kind: it is drawn again as a smaller JPEG. Other files, and pictures
 * that this browser cannot draw, stay unchanged, and the form's rules report the error.
 */
export async function fittingPicture(file: File, kinds: readonly string[], limit: number): Promise<File> {
  const isFitting = file.size < limit && kinds.includes(namedKind(file.name))
  if (!isPicture(file) || !kinds.includes('jpg') || isFitting) return file
  try {
    const drawn = await drawWithin(file, { bytes: limit, side: longestSide, quality })
    return drawn ? new File([drawn.jpeg], named(file, 'jpg'), { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}

interface Bounds {
  readonly bytes: number
  /** The longest side at the first try, in pixels. */
  readonly side: number
  readonly quality: number
}
export interface DrawnPicture {
  readonly jpeg: Blob
  readonly width: number
  readonly height: number
}

/**
 * A picture as a JPEG below a size, upright as its camera recorded it; undefined when it does not get small enough.
 * @throws when this browser cannot draw the file
 */
export async function drawWithin(file: File, { bytes, side, quality }: Bounds): Promise<DrawnPicture | undefined> {
  const picture = await createImageBitmap(file)
  try {
    let scale = Math.min(1, side / Math.max(picture.width, picture.height))
    for (let attempt = 0; attempt < tries; attempt += 1, scale *= step) {
      const drawn = await draw(picture, scale, quality)
      if (drawn && drawn.jpeg.size < bytes) return drawn
    }
    return undefined
  } finally {
    picture.close()
  }
}

async function draw(picture: ImageBitmap, scale: number, quality: number): Promise<DrawnPicture | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // JPEG has no transparency; without a background it would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return jpeg ? { jpeg, width: canvas.width, height: canvas.height } : undefined
}
