import { sql } from 'kysely'
import { notesOf } from '#domain/people/imports/notes.rules.ts'
import type { ImportedRow } from '#domain/people/imports/rows.rules.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { addPeople } from '../intake/added-people.writes.ts'
import type { HeldConsent } from '../intake/held-consents.writes.ts'

export interface Adding {
  readonly importId: number
  readonly fileName: string
  readonly actor: Person
  readonly now: Date
  /** Whether the requests for consent are queued now. */
  readonly asks: boolean
  readonly names: { readonly tags: ReadonlyMap<string, number>; readonly skills: ReadonlyMap<string, number> }
  readonly consentOf: (line: number) => HeldConsent | undefined
  /** Stores the CV of a line and returns its file; undefined without one. */
  readonly keepCv: (line: number) => Promise<{ readonly id: number } | undefined>
}

/** Adds the people of these rows with all that the rows say. Returns their ids in order. Call it for at most 500 people. */
export async function addImported(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'secretKey' | 'config'>,
  rows: readonly ImportedRow[],
  { importId, fileName, actor, now, asks, names, consentOf, keepCv }: Adding,
): Promise<number[]> {
  if (rows.length === 0) return []
  const files: (number | undefined)[] = []
  for (const { line } of rows) files.push((await keepCv(line))?.id)
  const newPeople = rows.map(({ line, firstName, lastName, email, phone, city, language, source }, index) => ({
    ...{ firstName, lastName, email, phone, city, language, cvFileId: files[index] },
    sourceNote: source || fileName,
    consent: consentOf(line),
  }))
  const added = await addPeople(tx, platform, now, newPeople, { by: actor, asks, declaration: 'file' })
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
  if (detailed.length > 0)
    await sql`
      update profiles set country = said.country, date_of_birth = said.date_of_birth
      from jsonb_to_recordset(${JSON.stringify(
        detailed.map(({ userId, country, dateOfBirth }) => ({ user_id: userId, country, date_of_birth: dateOfBirth || null })),
      )}::jsonb) as said (user_id bigint, country text, date_of_birth date)
      -- The ids keep a database without statistics from reading all profiles for each person.
      where profiles.user_id = said.user_id and profiles.user_id = any(${detailed.map(({ userId }) => userId)}::bigint[])`.execute(
      tx,
    )
  const skills = rows.flatMap(({ userId, skills: names }) =>
    idsOf(names, known).map((skill_id) => ({ user_id: userId, skill_id })),
  )
  if (skills.length > 0) await tx.insertInto('user_skills').values(skills).execute()
  const tagged = rows.flatMap(({ userId, tags: names }) =>
    idsOf(names, tags).map((tag_id) => ({ user_id: userId, tag_id, added_by: actor.id, added_at: now })),
  )
  if (tagged.length > 0) await tx.insertInto('person_tags').values(tagged).execute()
  const notes = rows.flatMap(({ userId, note }) =>
    notesOf(note).map((body) => ({ user_id: userId, author_id: actor.id, body, created_at: now, updated_at: now })),
  )
  if (notes.length > 0) await tx.insertInto('person_notes').values(notes).execute()
}

/** The ids of names, each once: two spellings may name one record. */
const idsOf = (names: readonly string[], ids: ReadonlyMap<string, number>): number[] => [
  ...new Set(names.flatMap((name) => ids.get(name) ?? [])),
]
