import { namedKind } from '#domain/kernel/file-kinds.ts'

/** Kinds that a browser may be able to draw; only Apple's draw HEIC. */
const pictures = ['png', 'jpg', 'webp', 'heic', 'heif', 'avif']
/** The longest side of a picture that is drawn again, and the factor of each further try. */
const [longestSide, step] = [3000, 0.75]
const [quality, tries] = [0.85, 8]

/**
 * Converts a chosen picture that is above the limit or of a refused kind: it is drawn again as a smaller JPEG. Other files, and pictures
 * that this browser cannot draw, stay unchanged, and the form's rules report the error.
 */
export async function fittingPicture(file: File, kinds: readonly string[], limit: number): Promise<File> {
  const kind = namedKind(file.name)
  if (!pictures.includes(kind) || !kinds.includes('jpg') || (file.size < limit && kinds.includes(kind))) return file
  try {
    return (await smaller(file, limit)) ?? file
  } catch {
    return file
  }
}

async function smaller(file: File, limit: number): Promise<File | undefined> {
  const picture = await createImageBitmap(file)
  try {
    let scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    for (let attempt = 0; attempt < tries; attempt += 1, scale *= step) {
      const drawn = await jpegOf(picture, scale)
      if (drawn && drawn.size < limit)
        return new File([drawn], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
    }
    return undefined
  } finally {
    picture.close()
  }
}

function jpegOf(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // JPEG has no transparency; without a background it would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
