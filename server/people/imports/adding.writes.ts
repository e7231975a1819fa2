import { notesOf } from '#domain/people/imports/notes.rules.ts'
import type { ImportedRow } from '#domain/people/imports/rows.rules.ts'
import { giveSkills } from '../../assessment/skills/skills-of-people.writes.ts'
import { addOrigins } from '../../platform/people/profile-row.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { addPeople } from '../added-candidates/added-people.writes.ts'
import type { HeldConsent } from '../added-candidates/held-consents.writes.ts'
import { addNotes } from '../person-notes/person-notes.writes.ts'
import { giveTags } from '../tags/tags-of-people.writes.ts'
import { awaitImportMails } from './import-mails.writes.ts'

export interface Adding {
  readonly importId: number
  readonly fileName: string
  readonly actor: Person
  readonly now: Date
  /** Ids by the names as rows write them. */
  readonly names: Readonly<Record<'tags' | 'skills' | 'owners', ReadonlyMap<string, number>>>
  readonly consentOf: (line: number) => HeldConsent | undefined
  /** Stores the CV of a line and returns its file; undefined without one. */
  readonly keepCv: (line: number) => Promise<{ readonly id: number } | undefined>
}

/** Adds the people of these rows with all that the rows say. Returns their ids in order. Call it for at most 500 people. */
export async function addImported(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'secretKey' | 'config'>,
  rows: readonly ImportedRow[],
  { importId, fileName, actor, now, names, consentOf, keepCv }: Adding,
): Promise<number[]> {
  if (rows.length === 0) return []
  const files: (number | undefined)[] = []
  for (const { line } of rows) files.push((await keepCv(line))?.id)
  const newPeople = rows.map(({ line, firstName, lastName, email, phone, city, language, source, owner }, index) => ({
    ...{ firstName, lastName, email, phone, city, language, cvFileId: files[index] },
    sourceNote: source || fileName,
    ownerId: names.owners.get(owner),
    consent: consentOf(line),
  }))
  const added = await addPeople(tx, platform, now, newPeople, { by: actor, asks: false, declaration: 'file' })
  await awaitImportMails(
    tx,
    importId,
    added.flatMap(({ id, email }) => (email === '' ? [] : [id])),
  )
  const written = rows.map((one, index) => ({ ...one, userId: added[index]?.id ?? 0 }))
  await addDetails(tx, written, { names, actor, now })
  await tx
    .insertInto('imported_people')
    .values(written.map(({ line, userId }) => ({ import_id: importId, line, user_id: userId })))
    .execute()
  return written.map(({ userId }) => userId)
}

interface Written extends ImportedRow {
  readonly userId: number
}

/** Writes what a row says besides name, address, phone number and city. */
async function addDetails(
  tx: Tx,
  rows: readonly Written[],
  { names: { tags, skills: known }, actor, now }: Pick<Adding, 'names' | 'actor' | 'now'>,
): Promise<void> {
  const detailed = rows.filter(({ country, dateOfBirth }) => country !== '' || dateOfBirth !== '')
  await addOrigins(
    tx,
    detailed.map(({ userId, country, dateOfBirth }) => ({ user_id: userId, country, date_of_birth: dateOfBirth || null })),
  )
  const skills = rows.flatMap(({ userId, skills: names }) =>
    idsOf(names, known).map((skill_id) => ({ user_id: userId, skill_id })),
  )
  await giveSkills(tx, skills)
  const tagged = rows.flatMap(({ userId, tags: names }) =>
    idsOf(names, tags).map((tag_id) => ({ user_id: userId, tag_id, added_by: actor.id, added_at: now })),
  )
  await giveTags(tx, tagged)
  const notes = rows.flatMap(({ userId, note }) =>
    notesOf(note).map((body) => ({ user_id: userId, author_id: actor.id, body, created_at: now, updated_at: now })),
  )
  await addNotes(tx, notes)
}

/** The ids of names, each once: two spellings may name one record. */
const idsOf = (names: readonly string[], ids: ReadonlyMap<string, number>): number[] => [
  ...new Set(names.flatMap((name) => ids.get(name) ?? [])),
]
