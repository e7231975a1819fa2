import { sql } from 'kysely'
import type { CorrectedField } from '#domain/people/corrections/corrections.rules.ts'
import { type CompletedField, type Completion, isNothing, isOwnField } from '#domain/people/imports/completion.rules.ts'
import type { ImportedRow } from '#domain/people/imports/rows.rules.ts'
import { giveSkills } from '../../assessment/skills/skills-of-people.writes.ts'
import { auditEach } from '../../platform/audit/audit.ts'
import { fillPeople } from '../../platform/people/imported-people.writes.ts'
import { fillProfiles } from '../../platform/people/profile-row.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { declareConsents, type HeldConsent } from '../added-candidates/held-consents.writes.ts'
import { recordCorrections } from '../corrections/recorded-corrections.writes.ts'
import { addNotes } from '../person-notes/person-notes.writes.ts'
import { giveTags } from '../tags/tags-of-people.writes.ts'
import { awaitImportMails } from './import-mails.writes.ts'
import { type KnownRow, type Names, readCompletions, type StoredRow } from './reads/completions.ts'

/** What an import added to a known person; kinds without anything are absent. Its undo finds the rows by their ids. */
export interface Added {
  readonly fields?: Completion['fields']
  readonly cv?: number
  /** Ids of tags. */
  readonly tags?: readonly number[]
  /** Ids of rows of user_skills and person_notes, and of the row of held_consents. */
  readonly skills?: readonly number[]
  readonly notes?: readonly number[]
  readonly consent?: number
  /** Since when the person must not be contacted, if the import noted that. */
  readonly noContact?: string
  /** What only the notes have, and whether the CV of the file was left out beside that of the person. These are reported, and not undone. */
  readonly withheld?: Completion['withheld']
  readonly keepsCv?: boolean
}

export interface Completing {
  readonly importId: number
  readonly actor: Pick<Person, 'id'>
  readonly now: Date
  readonly names: Names
  readonly consentOf: (line: number) => HeldConsent | undefined
  /** Stores the CV of a line and returns its file; undefined without one. */
  readonly keepCv: (line: number) => Promise<{ id: number; name: string } | undefined>
}

/** A person of the piece with what is added. */
interface Completed {
  readonly line: number
  readonly row: ImportedRow
  readonly stored: StoredRow
  readonly completion: Completion
  readonly cv: { id: number; name: string } | undefined
}

/**
 * Adds to known people what they lack (INT-13), and records the consents of the file for those who have not consented. The people are read
 * again, locked by the caller, so that nothing that was written since the preview is replaced. Each filled field is a correction that the
 * person can read (ADR-0116). The number of statements does not depend on the number of people; call it for at most 500.
 */
export async function completePeople(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'secretKey' | 'config'>,
  rows: readonly KnownRow[],
  { importId, actor, now, names, consentOf, keepCv }: Completing,
): Promise<void> {
  const completions = await readCompletions(tx, rows, names)
  const people: Completed[] = []
  for (const { row } of rows) {
    const found = completions.get(row.line)
    if (!found) continue
    const cv = found.completion.cv ? await keepCv(row.line) : undefined
    people.push({ line: row.line, row, ...found, cv })
  }
  const consents = await recordConsents(tx, platform, people, { importId, actor, now, consentOf })
  const changed = people.filter(({ completion }) => !isNothing(completion))
  await fill(tx, changed, now)
  const tags = await addTags(tx, changed, names.tags, actor, now)
  const skills = await addSkills(tx, changed)
  const notes = await noteCompleted(tx, changed, actor, now)
  await noteCorrections(tx, changed, names.skills, actor, now)
  const byPerson = [tags, skills, notes].map((found) => Map.groupBy(found, ({ user_id }) => user_id))
  const completed = people.flatMap(({ line, stored, completion, cv }) => {
    const [ofTags, ofSkills, ofNotes] = byPerson.map((groups) => groups.get(stored.id)?.map(({ id }) => id))
    const consent = consents.get(stored.id)
    const added: Added = {
      ...(Object.keys(completion.fields).length > 0 && { fields: completion.fields }),
      ...(cv && { cv: cv.id }),
      ...(ofTags?.length && { tags: ofTags }),
      ...(ofSkills?.length && { skills: ofSkills }),
      ...(ofNotes?.length && { notes: ofNotes }),
      ...(consent !== undefined && { consent }),
    }
    if (Object.keys(added).length === 0) return []
    const { withheld, keepsCv } = completion
    const extent = { ...(withheld.length > 0 && { withheld }), ...(keepsCv && { keepsCv }) }
    return [{ line, stored, added: { ...added, ...extent }, consent }]
  })
  if (completed.length === 0) return
  await tx
    .insertInto('completed_people')
    .values(
      completed.map(({ line, stored, added, consent }) => ({
        ...{ import_id: importId, line, user_id: stored.id, added: JSON.stringify(added) },
        consent_due_at: consent === undefined ? null : stored.consentDueAt,
      })),
    )
    .execute()
}

/** Returns the ids of the recorded consents by person. */
async function recordConsents(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'secretKey' | 'config'>,
  people: readonly Completed[],
  { importId, actor, now, consentOf }: Pick<Completing, 'importId' | 'actor' | 'now' | 'consentOf'>,
): Promise<Map<number, number>> {
  const held = people.flatMap(({ line, stored }) => {
    const consent = stored.consentDueAt ? consentOf(line) : undefined
    return consent ? [{ ...consent, userId: stored.id }] : []
  })
  const ids = [...(await declareConsents(tx, platform, now, held, { by: actor, declaration: 'file', notifies: false }))]
  await awaitImportMails(tx, importId, ids)
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('held_consents')
    .select((is) => ['user_id', is.fn.max('id').as('id')])
    .where(sql<boolean>`user_id = any(${ids}::bigint[])`)
    .groupBy('user_id')
    .execute()
  return new Map(rows.map(({ user_id, id }) => [user_id, id]))
}

/** Fills the fields of people and profiles. */
async function fill(tx: Tx, people: readonly Completed[], now: Date): Promise<void> {
  const filled = people.map(({ stored, completion: { fields }, cv }) => ({
    ...{ user_id: stored.id, cv: cv?.id ?? null, lastname: fields.lastname ?? '', source: fields.source ?? '' },
    owner: Number(fields.owner) || null,
    ...{ phone: fields.phone ?? '', city: fields.city ?? '', country: fields.country ?? '', birth: fields.birth ?? null },
  }))
  if (filled.length === 0) return
  await fillPeople(tx, filled, now)
  await fillProfiles(tx, filled, now)
}

async function addTags(
  tx: Tx,
  people: readonly Completed[],
  ids: ReadonlyMap<string, number>,
  actor: Pick<Person, 'id'>,
  now: Date,
): Promise<{ user_id: number; id: number }[]> {
  const rows = people.flatMap(({ stored, completion }) =>
    [...new Set(completion.tags.flatMap((name) => ids.get(name) ?? []))].map((tag_id) => ({
      ...{ user_id: stored.id, tag_id, added_by: actor.id, added_at: now },
    })),
  )
  return giveTags(tx, rows)
}

async function addSkills(tx: Tx, people: readonly Completed[]): Promise<{ user_id: number; id: number }[]> {
  const rows = people.flatMap(({ stored, completion }) => completion.skills.map((skill_id) => ({ user_id: stored.id, skill_id })))
  return giveSkills(tx, rows)
}

async function noteCompleted(tx: Tx, people: readonly Completed[], actor: Pick<Person, 'id'>, now: Date) {
  const rows = people.flatMap(({ stored, completion }) =>
    completion.notes.map((body) => ({ user_id: stored.id, author_id: actor.id, body, created_at: now, updated_at: now })),
  )
  return addNotes(tx, rows)
}

/** The person reads what was filled; tags, notes, the source and the owner are the team's. */
async function noteCorrections(
  tx: Tx,
  people: readonly Completed[],
  skillIds: ReadonlyMap<string, number>,
  actor: Pick<Person, 'id'>,
  now: Date,
): Promise<void> {
  const filled = people.flatMap(({ stored, row, completion: { fields, skills }, cv }) => {
    const own = Object.fromEntries(Object.entries(fields).filter(([field]) => isOwnField(field as CompletedField)))
    const names = row.skills.filter((name) => skills.includes(skillIds.get(name) ?? 0))
    const facts = Object.entries({ ...own, ...(cv && { cv: cv.name }), ...(names.length > 0 && { skills: names.join(', ') }) })
    return facts.length === 0 ? [] : [{ userId: stored.id, facts }]
  })
  await auditEach(
    tx,
    actor,
    filled.map(({ userId, facts }) => ({
      ...{ action: 'user.corrected' as const, subjectType: 'user', subjectId: userId },
      detail: { corrected: facts.map(([field]) => field) },
    })),
    now,
  )
  const rows = filled.flatMap(({ userId, facts }) =>
    facts.map(([field, present]) => ({
      ...{ user_id: userId, corrected_by: actor.id, corrected_at: now, former: '', present },
      field: field as CorrectedField,
    })),
  )
  await recordCorrections(tx, rows)
}
