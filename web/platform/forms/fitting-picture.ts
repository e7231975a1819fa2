import { namedKind } from '#domain/kernel/file-kinds.ts'

/** Kinds that browsers may be able to draw; HEIC only those of Apple. */
const pictures = ['png', 'jpg', 'webp', 'heic', 'heif', 'avif']
/** The longest side of a picture that is drawn again, and how much smaller each further try is. */
const [longestSide, step] = [3000, 0.75]
const [quality, tries] = [0.85, 8]

/**
 * The picture that a person chose, as one that is taken: above the limit, or of a kind that is not taken, it is drawn again as a smaller
 * JPEG. Every other file, and a picture that this browser cannot draw, stays as it is, and the rules of the form say what is wrong.
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
  // JPEG has no transparency: without a ground it would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
