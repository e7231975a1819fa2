import { withoutAccents } from '../../kernel/search-words.ts'
import type { ColumnTarget } from './columns.rules.ts'
import { noteLine, notesOf } from './notes.rules.ts'
import type { ImportedRow } from './rows.rules.ts'

/** What happens to people who have an account (INT-13). */
export const knownChoices = ['leave_out', 'complete', 'add', 'complete_and_add'] as const
export type KnownChoice = (typeof knownChoices)[number]

export const completesKnown = (known: KnownChoice): boolean => known === 'complete' || known === 'complete_and_add'
export const addsKnown = (known: KnownChoice): boolean => known === 'add' || known === 'complete_and_add'

/** Fields of a person that an import fills where they are empty, and that the person reads. */
const ownFields = ['lastname', 'phone', 'city', 'country', 'birth'] as const
export const completedFields = [...ownFields, 'source', 'owner'] as const
export type CompletedField = (typeof completedFields)[number]

/** Whether the person reads a field. The source and the owner are the team's. */
export const isOwnField = (field: CompletedField): field is (typeof ownFields)[number] => ownFields.some((own) => own === field)

/** What an account whose address is not confirmed does not get. */
export const withheldKinds = ['lastname', 'phone', 'city', 'country', 'birth', 'skills', 'cv'] as const
type WithheldKind = (typeof withheldKinds)[number]

/** The columns of the file by what they mean. */
export type ColumnHeadings = Readonly<Partial<Record<ColumnTarget, string>>>

/** What is stored of a known person. Texts without a value are empty; the owner is an id. */
export interface StoredPerson {
  readonly firstName: string
  /** Whether somebody has an account with the address and has not confirmed it: they may be a stranger (ADR-0119). */
  readonly isUnproven: boolean
  readonly fields: Readonly<Record<CompletedField, string>>
  readonly hasCv: boolean
  readonly skillIds: ReadonlySet<number>
  readonly tagIds: ReadonlySet<number>
  /** Lines of the row's note that notes of the person contain. */
  readonly notes: readonly string[]
}

interface Offered {
  readonly row: ImportedRow
  readonly hasCv: boolean
  /** Ids by the names as the row writes them; a tag without an id is created, and an owner without one is in the note. */
  readonly tags: ReadonlyMap<string, number>
  readonly skills: ReadonlyMap<string, number>
  readonly owners: ReadonlyMap<string, number>
  readonly headings: ColumnHeadings
}

/** What an import adds to a known person. */
export interface Completion {
  readonly fields: Readonly<Partial<Record<CompletedField, string>>>
  /** Names as the row writes them. */
  readonly tags: readonly string[]
  readonly skills: readonly number[]
  readonly notes: readonly string[]
  readonly cv: boolean
  /** Whether the row has a CV that is left out because the person has one. */
  readonly keepsCv: boolean
  /** What only the notes have, because the address of the account is not confirmed; of the CV they have the name. */
  readonly withheld: readonly WithheldKind[]
}

/** What a row says that an unconfirmed account may not have, with the line of the note that has it instead. */
export function withheldLines(
  row: ImportedRow,
  hasCv: boolean,
  headings: ColumnHeadings,
): { kind: WithheldKind; line: string }[] {
  const of = (kind: WithheldKind, value: string, ...targets: ColumnTarget[]) => {
    const heading = targets.map((target) => headings[target]).find((name) => name !== undefined)
    return value === '' ? [] : [{ kind, line: noteLine(heading ?? '', value) }]
  }
  return [
    ...of('lastname', row.lastName, 'last_name', 'full_name'),
    ...of('phone', row.phone, 'phone'),
    ...of('city', row.city, 'city'),
    ...of('country', row.country, 'country'),
    ...of('birth', row.dateOfBirth, 'date_of_birth'),
    ...of('skills', row.skills.join(', '), 'skills'),
    ...of('cv', hasCv ? row.cv || row.email : '', 'cv'),
  ]
}

/**
 * Decides what a row adds to the person with its address (INT-13). A value that the person has is never replaced: fields, CV and skills are
 * filled where there are none, tags and notes are added where they are missing. A last name is taken only beside the same first name. An
 * account whose address is not confirmed gets only what the team alone reads, because whoever registered it reads the rest: that goes into a
 * note, also beside another value of the account, which may be a stranger's.
 */
export function completionOf({ row, hasCv, tags, skills, owners, headings }: Offered, stored: StoredPerson): Completion {
  const { isUnproven } = stored
  const stated: Record<CompletedField, string> = {
    lastname: withoutAccents(row.firstName) === withoutAccents(stored.firstName) ? row.lastName : '',
    phone: row.phone,
    city: row.city,
    country: row.country,
    birth: row.dateOfBirth,
    source: row.source,
    owner: String(owners.get(row.owner) ?? ''),
  }
  const fields = completedFields.filter(
    (field) => stated[field] !== '' && stored.fields[field] === '' && (!isUnproven || !isOwnField(field)),
  )
  const skillIds = [...new Set(row.skills.flatMap((name) => skills.get(name) ?? []))]
  const isStored = (kind: WithheldKind) => {
    if (kind === 'cv') return false
    if (kind === 'skills') return row.skills.every((name) => stored.skillIds.has(skills.get(name) ?? 0))
    return stored.fields[kind] === { ...stated, lastname: row.lastName }[kind]
  }
  const withheld = isUnproven ? withheldLines(row, hasCv, headings).filter(({ kind }) => !isStored(kind)) : []
  const met = new Set<number>()
  const missing = row.tags.filter((name) => {
    const id = tags.get(name)
    return id === undefined || (!stored.tagIds.has(id) && !met.has(id) && met.add(id))
  })
  return {
    fields: Object.fromEntries(fields.map((field) => [field, stated[field]])),
    tags: missing,
    skills: stored.skillIds.size > 0 || isUnproven ? [] : skillIds,
    notes: notesOf(
      [...linesOf(row.note), ...withheld.map(({ line }) => line)]
        .filter((line) => !stored.notes.some((body) => body.includes(line)))
        .join('\n'),
    ),
    cv: hasCv && !stored.hasCv && !isUnproven,
    keepsCv: hasCv && stored.hasCv,
    withheld: withheld.map(({ kind }) => kind),
  }
}

/** The lines of a note that say something. */
export const linesOf = (note: string): string[] =>
  note
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Whether a completion changes nothing. */
export const isNothing = ({ fields, tags, skills, notes, cv }: Completion): boolean =>
  Object.keys(fields).length + tags.length + skills.length + notes.length === 0 && !cv
