import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  type ColumnHeadings,
  type Completion,
  completionOf,
  linesOf,
  type StoredPerson,
  withheldLines,
} from '#domain/people/imports/completion.rules.ts'
import type { ImportedRow } from '#domain/people/imports/rows.rules.ts'
import type { Reader } from '../../../platform/platform.ts'
import { isEntryOfStaff } from '../../accounts/yielded-addresses.reads.ts'

/** A row of a known person. */
export interface KnownRow {
  readonly userId: number
  readonly row: ImportedRow
  /** Whether the file has a CV for the row. */
  readonly hasCv: boolean
}

/** What is stored of a person, and whether they have not consented yet. */
export interface StoredRow extends StoredPerson {
  readonly id: number
  readonly cvFileId: number | null
  readonly consentDueAt: Date | null
}

/** What the rows name, and the headings of their columns. */
export interface Names {
  readonly tags: ReadonlyMap<string, number>
  readonly skills: ReadonlyMap<string, number>
  readonly owners: ReadonlyMap<string, number>
  readonly headings: ColumnHeadings
}

/** People of one query. */
const atOnce = 500

/** What an import adds to each of these people, by their line (INT-13). */
export async function readCompletions(db: Reader, rows: readonly KnownRow[], names: Names) {
  const ofLine = new Map<number, { completion: Completion; stored: StoredRow }>()
  for (let at = 0; at < rows.length; at += atOnce) {
    await setImmediate()
    const some = rows.slice(at, at + atOnce)
    const people = await readStored(db, some, names.headings)
    for (const { userId, row, hasCv } of some) {
      const stored = people.get(userId)
      if (stored) ofLine.set(row.line, { completion: completionOf({ row, hasCv, ...names }, stored), stored })
    }
  }
  return ofLine
}

/** What is stored of these people; without those whose account is closed. */
async function readStored(db: Reader, rows: readonly KnownRow[], headings: ColumnHeadings): Promise<Map<number, StoredRow>> {
  const ids = rows.map(({ userId }) => userId)
  const people = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.source_note', 'users.owner_id', 'users.cv_file_id'])
    .select('users.consent_due_at')
    .select(sql<boolean>`users.email_verified_at is null and not ${isEntryOfStaff}`.as('is_unproven'))
    .select(['profiles.personal_phone', 'profiles.city', 'profiles.country', 'profiles.date_of_birth'])
    .select(sql<number[]>`array(select tag_id from person_tags where person_tags.user_id = users.id)`.as('tags'))
    .select(sql<number[]>`array(select skill_id from user_skills where user_skills.user_id = users.id)`.as('skills'))
    .where(sql<boolean>`users.id = any(${ids}::bigint[])`)
    .where('users.deleted_at', 'is', null)
    .execute()
  const unproven = new Set(people.flatMap(({ id, is_unproven }) => (is_unproven ? [id] : [])))
  const notes = await readNotesLike(db, rows, unproven, headings)
  return new Map(
    people.map((person) => [
      person.id,
      {
        id: person.id,
        firstName: person.first_name,
        isUnproven: person.is_unproven,
        fields: {
          lastname: person.last_name,
          phone: person.personal_phone ?? '',
          city: person.city ?? '',
          country: person.country ?? '',
          birth: person.date_of_birth ?? '',
          source: person.source_note,
          owner: String(person.owner_id ?? ''),
        },
        cvFileId: person.cv_file_id,
        hasCv: person.cv_file_id !== null,
        skillIds: new Set(person.skills.map(Number)),
        tagIds: new Set(person.tags.map(Number)),
        notes: notes.get(person.id) ?? [],
        consentDueAt: person.consent_due_at,
      },
    ]),
  )
}

/** The lines that each row may bring into a note and that are on the person already, whoever wrote them. */
async function readNotesLike(
  db: Reader,
  rows: readonly KnownRow[],
  unproven: ReadonlySet<number>,
  headings: ColumnHeadings,
): Promise<Map<number, string[]>> {
  const given = rows.flatMap(({ userId, row, hasCv }) => {
    const withheld = unproven.has(userId) ? withheldLines(row, hasCv, headings) : []
    return [...linesOf(row.note), ...withheld.map(({ line }) => line)].map((body) => ({ user_id: userId, body }))
  })
  const found = new Map<number, string[]>()
  if (given.length === 0) return found
  const { rows: there } = await sql<{ user_id: number; body: string }>`
    select given.user_id, given.body from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (user_id bigint, body text)
    where exists (
      select from person_notes where person_notes.user_id = given.user_id and position(given.body in person_notes.body) > 0
    )`.execute(db)
  for (const { user_id, body } of there) found.set(Number(user_id), [...(found.get(Number(user_id)) ?? []), body])
  return found
}
