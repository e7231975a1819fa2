import { fullName } from '#domain/kernel/full-name.ts'
import { limits } from '#domain/kernel/limits.ts'
import { shown } from '#domain/people/imports/cells.rules.ts'
import type { ColumnTarget } from '#domain/people/imports/columns.rules.ts'
import { completedFields } from '#domain/people/imports/completion.rules.ts'
import { consentColumns, consentOutcomes } from '#domain/people/imports/consents.rules.ts'
import type { ImportPreview, PreviewRow } from '#domain/people/imports/import-preview.contract.ts'
import type { PlannedRow } from '#domain/people/imports/plan.rules.ts'
import { changesKnown, type WholePlan } from './reads/plan.ts'

const listed = limits.importFile.listed

/** What an import would do; `addsKnown`: known people are put on the board of its vacancy too. */
export function presentPreview(plan: WholePlan, addsKnown: boolean, toVacancy: boolean): ImportPreview {
  const { planned, problems, counts, file, skills, tags, asksDateOrder, hiddenRows, digest } = plan
  const { headings } = file
  const headingOf = (column: number | null) => (column === null ? '' : (headings[column] ?? ''))
  const used = planned.filter(({ row, outcome }) => outcome === 'new' || plan.completions.has(row.line))
  const linesUsed = new Set(used.map(({ row }) => row.line))
  // A date cannot be read before its order is known. Dates come last, because a file has more of them, and a note is made of the others.
  const interpreted = plan.interpreted
    .filter(({ line, rule }) => linesUsed.has(line) && !(rule === 'short_year' && asksDateOrder))
    .sort((one, other) => Number(one.rule === 'short_year') - Number(other.rule === 'short_year'))
  const samePhone = planned.flatMap(presentSamePhone)
  const namesIn = (list: 'skills' | 'tags', known: ReadonlyMap<string, number>) =>
    some(new Set(used.flatMap(({ row }) => row[list]).filter((name) => !known.has(name))))
  const candidates = planned.filter((one) => one.outcome === 'known' && !one.person.isStaff).length
  return {
    counts: { ...counts },
    ...presentConsents(plan, linesUsed),
    rows: planned.slice(0, limits.importFile.sampleRows).map(presentRow),
    problems: problems.slice(0, listed).map(({ line, column, value, reason }) => ({
      ...{ line, value, reason },
      heading: headingOf(column),
    })),
    interpreted: {
      cells: interpreted.slice(0, listed).map(({ column, ...cell }) => ({ ...cell, heading: headingOf(column) })),
      count: interpreted.length,
    },
    repeated: planned.flatMap((one) => (plan.completions.has(one.row.line) ? [] : presentRepeated(one))).slice(0, listed),
    completions: presentCompletions(plan),
    no_contact: presentBarred(plan),
    same_phone: { people: samePhone.slice(0, listed), count: samePhone.length },
    unknown_skills: namesIn('skills', skills),
    unknown_owners: some(plan.unknownOwners),
    new_tags: namesIn('tags', tags),
    unused_files: some(unusedFiles(plan)),
    asks_date_order: asksDateOrder,
    hidden_rows: [...hiddenRows],
    on_board: toVacancy ? counts.new + (addsKnown ? candidates : 0) : 0,
    plan: digest,
  }
}

/** What becomes of the consents of new people. */
function presentConsents(plan: WholePlan, linesUsed: ReadonlySet<number>) {
  const {
    consents: { ofLine, needsDeclaration, open },
    exampleNames,
  } = plan
  const writtenOf = consentCellsOf(plan)
  const lines = plan.planned.flatMap((one) => {
    const found = ofLine.get(one.row.line)
    const person = one.outcome === 'declined' ? (one.person?.uuid ?? null) : null
    return found && (one.outcome === 'declined' || linesUsed.has(one.row.line)) ? [{ row: one.row, person, ...found }] : []
  })
  const of = (wanted: (typeof consentOutcomes)[number]) => lines.filter(({ outcome }) => outcome === wanted)
  const asked = of('asked')
  const listedLines = needsDeclaration ? consentOutcomes.flatMap(of) : [...of('declined'), ...of('refused')]
  return {
    to_ask: asked.filter(({ row }) => row.email !== '' && row.noContact === '').length,
    without_email: asked.filter(({ row }) => row.email === '').length,
    example_names: [...exampleNames],
    consents: {
      open,
      ...{ needs_declaration: needsDeclaration, held: of('held').length, refused: of('refused').length },
      declined: of('declined').length,
      lines: listedLines.slice(0, listed).map(({ row, person, outcome, consent, reason, effect = null }) => ({
        ...{ line: row.line, fullname: fullName(row.firstName, row.lastName) || row.email, outcome, reason, person, effect },
        written: writtenOf(row.line),
        ...{ consented_on: consent?.consentedOn ?? '', consent_how: consent?.manner ?? '' },
      })),
      count: listedLines.length,
    },
  }
}

/** The cells of a line about its consent as the file has them, with their headings. */
function consentCellsOf({
  file: { rows, headings },
  targets,
}: WholePlan): (line: number) => { heading: string; value: string }[] {
  const columns = targets.flatMap((target, column) => (isAboutConsent(target) ? [column] : []))
  const cellsOf = new Map(columns.length === 0 ? [] : rows.map(({ line, cells }) => [line, cells] as const))
  return (line) =>
    columns.flatMap((column) => {
      const value = shown(cellsOf.get(line)?.[column]?.trim() ?? '')
      return value === '' ? [] : [{ heading: headings[column] ?? '', value }]
    })
}

const aboutConsent: ReadonlySet<ColumnTarget> = new Set([...consentColumns, 'mail_permission', 'do_not_contact'])
const isAboutConsent = (target: ColumnTarget): boolean => aboutConsent.has(target)

/** What the import adds to each known person, first those to whom it adds something. */
function presentCompletions({ planned, completions, consents, completed }: WholePlan): ImportPreview['completions'] {
  const people = planned.flatMap((one) => {
    const found = completions.get(one.row.line)
    if (!found || one.outcome !== 'known') return []
    const { fields, tags, skills, notes, cv, keepsCv, withheld } = found.completion
    const consent = consents.ofLine.get(one.row.line)?.consent !== undefined
    const view = {
      fields: completedFields.filter((field) => fields[field] !== undefined),
      ...{ tags: tags.length, skills: skills.length, notes: notes.length, cv, keeps_cv: keepsCv, consent },
      no_contact: one.row.noContact !== '',
      withheld: [...withheld],
    }
    const changes = changesKnown(one, found.completion, consents)
    return [{ line: one.row.line, uuid: one.person.uuid, fullname: one.person.name, completion: view, changes }]
  })
  return {
    people: people
      .toSorted((one, other) => Number(other.changes) - Number(one.changes))
      .slice(0, listed)
      .map(({ changes: _, ...person }) => person),
    count: completed,
    unchanged: people.filter(({ changes }) => !changes).length,
  }
}

/** The people to whom nobody writes: those who come in with the mark, known ones who get it, and known ones who have it (CON-02). */
function presentBarred({ planned }: WholePlan): ImportPreview['no_contact'] {
  const people = planned.flatMap((one) => {
    const { row } = one
    const known = one.outcome === 'known' && !one.person.isStaff ? one.person : undefined
    const isMarked = known?.isBarred ?? false
    if ((one.outcome !== 'new' && !known) || (row.noContact === '' && !isMarked)) return []
    const fullname = fullName(row.firstName, row.lastName) || (known?.name ?? '')
    return [{ line: row.line, fullname, words: row.noContact, person: known?.uuid ?? null, isMarked }]
  })
  const [marked, coming] = [people.filter(({ isMarked }) => isMarked), people.filter(({ isMarked }) => !isMarked)]
  const shownFirst = [...coming, ...marked].slice(0, listed).map(({ isMarked: _, ...person }) => person)
  return { people: shownFirst, count: coming.length, already: marked.length }
}

const some = (names: ReadonlySet<string>) => ({ names: [...names].slice(0, listed), count: names.size })

function presentRow({ row, outcome }: PlannedRow): PreviewRow {
  return {
    ...{ line: row.line, outcome, first_name: row.firstName, last_name: row.lastName, email: row.email, phone: row.phone },
    ...{ city: row.city, country: row.country, date_of_birth: row.dateOfBirth, skills: [...row.skills], tags: [...row.tags] },
    ...{ source: row.source, owner: row.owner, note: row.note, cv: row.cv, language: row.language },
  }
}

function presentRepeated(planned: PlannedRow): ImportPreview['repeated'] {
  const { row } = planned
  const shown = { line: row.line, fullname: fullName(row.firstName, row.lastName) }
  if (planned.outcome === 'known') {
    const { uuid, name } = planned.person
    return [{ ...shown, by: planned.by, person: { uuid, fullname: name }, first_line: null }]
  }
  return planned.outcome === 'twice' ? [{ ...shown, by: planned.by, person: null, first_line: planned.firstLine }] : []
}

function presentSamePhone(planned: PlannedRow): ImportPreview['same_phone']['people'] {
  if (planned.outcome !== 'new' || !planned.samePhone) return []
  const { row, samePhone } = planned
  const shown = { line: row.line, fullname: fullName(row.firstName, row.lastName), phone: row.phone }
  if (!('person' in samePhone)) return [{ ...shown, person: null, first_line: samePhone.firstLine }]
  const { uuid, name } = samePhone.person
  return [{ ...shown, person: { uuid, fullname: name }, first_line: null }]
}

function unusedFiles({ file: { cvs }, planned, cvOf }: WholePlan): Set<string> {
  const used = new Set(planned.map(({ row }) => cvOf(row)))
  return new Set(cvs?.files.flatMap((cv) => (used.has(cv) ? [] : [cv.label])))
}
