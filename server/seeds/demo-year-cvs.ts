import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { dayMs } from '#domain/kernel/dates.ts'
import { languageOfText } from '#domain/kernel/text-language.ts'
import { cleanText, hashOfText } from '../platform/files/text/clean-text.ts'
import { readerVersion } from '../platform/files/text/file-texts.ts'
import type { Platform, Tx } from '../platform/platform.ts'
import { makeCv } from './demo-cv.ts'
import type { CvPerson } from './demo-cv-content.ts'
import { pdfOfPicture, pictureOfPng } from './demo-pdf.ts'
import type { PlannedPerson } from './demo-plan.ts'
import { insertNumbered, insertRows, known } from './demo-rows.ts'

/** A CV whose bytes are stored, before a row names it. */
interface StoredCv {
  readonly person: PlannedPerson
  readonly storageKey: string
  readonly bytes: Buffer
  /** Undefined for a photographed one. */
  readonly text: string | undefined
}

const mediaType = 'application/pdf'
const photograph = new URL('media/photographed-cv-es.png', import.meta.url)
/** Files that are stored at the same time. */
const atOnce = 16

/** A person as their CV names them. */
export const cvPersonOf = ({
  name,
  lastname,
  email,
  phone,
  home,
  language,
  work,
  number,
  registeredAt,
}: PlannedPerson): CvPerson => ({
  ...{ fullName: `${name} ${lastname}`, email, phone, place: `${home.city}, ${home.country}` },
  ...{ language, work, number, year: registeredAt.getUTCFullYear() },
})

/** Stores the bytes of everybody's CV. An interrupted load leaves a note of them, so that they go with the next housekeeping. */
export async function storeCvs({ db, files, now }: Platform, people: readonly PlannedPerson[]): Promise<StoredCv[]> {
  const photographed = pdfOfPicture(pictureOfPng(await readFile(fileURLToPath(photograph))))
  const cvs = people.map((person): StoredCv => {
    const storageKey = `cv/${randomUUID()}.pdf`
    if (person.isPhotographed) return { person, storageKey, bytes: photographed, text: undefined }
    return { person, storageKey, ...makeCv(cvPersonOf(person)) }
  })
  const remove_at = new Date(now().getTime() + dayMs)
  await db.transaction().execute((tx) =>
    insertRows(
      tx,
      'unnamed_files',
      cvs.map(({ storageKey }) => ({ storage_key: storageKey, remove_at })),
    ),
  )
  for (let at = 0; at < cvs.length; at += atOnce)
    await Promise.all(
      cvs
        .slice(at, at + atOnce)
        .map(({ storageKey, bytes }) => files.putStream(storageKey, Readable.from([bytes]), { mediaType, bytes: bytes.length })),
    )
  return cvs
}

/** Adds the rows of stored CVs with their texts, as they would be read, before their people. Returns the id of each person's file, by number. */
export async function nameCvs(tx: Tx, cvs: readonly StoredCv[]): Promise<Map<number, number>> {
  await tx
    .deleteFrom('unnamed_files')
    .where(
      'storage_key',
      'in',
      cvs.map(({ storageKey }) => storageKey),
    )
    .execute()
  const ids = await insertNumbered(
    tx,
    'files',
    cvs.map(({ person, storageKey, bytes }) => ({
      ...{ storage_key: storageKey, media_type: mediaType, bytes: bytes.length, purpose: 'cv', created_at: person.registeredAt },
      original_name: nameOf(person),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  )
  const fileOf = new Map(cvs.map(({ person }, place) => [person.number, ids[place] ?? 0]))
  await insertRows(
    tx,
    'file_texts',
    cvs.map(({ person, text }) => ({ file_id: known(fileOf, person.number), ...textColumns(text, person.registeredAt) })),
  )
  return fileOf
}

/** The reader of documents has the photographed one still before it. */
function textColumns(text: string | undefined, read_at: Date) {
  if (text === undefined) return { state: 'waiting' as const }
  const clean = cleanText(text)
  return {
    state: 'read' as const,
    text: clean,
    language: languageOfText(clean),
    content_hash: hashOfText(clean),
    read_at,
    reader: readerVersion,
  }
}

function nameOf({ name, lastname, language, isPhotographed }: PlannedPerson): string {
  const [surname = ''] = lastname.split(' ')
  return isPhotographed ? 'escaneo_hoja_de_vida.pdf' : `${language === 'en' ? 'CV' : 'Hoja de vida'} ${name} ${surname}.pdf`
}
