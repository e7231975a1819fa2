import { isVariantOfName } from '../../kernel/comparable-name.ts'
import { comparablePhone } from '../../kernel/comparable-phone.ts'
import { fullName } from '../../kernel/full-name.ts'
import type { ImportedRow, RowProblem } from './rows.rules.ts'

/**
 * What an import does with a line: adds a person, leaves out one who is known already, who refuses in the file or who stands twice in it, or
 * reports it.
 */
export const importOutcomes = ['new', 'known', 'declined', 'twice', 'wrong'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** A person with an account who has the address or the phone number of a row. */
export interface KnownPerson {
  readonly id: number
  readonly uuid: string
  readonly name: string
  /** The digits of comparablePhone; empty without a phone number. */
  readonly phone: string
  readonly email: string
  readonly isStaff: boolean
  /** Whether the person is marked already as somebody who must not be contacted; only imports of people read it. */
  readonly isBarred?: boolean
}

/** By what a row is another one's person: the address, or the phone number together with the name. */
export const sameBy = ['email', 'phone'] as const
type SameBy = (typeof sameBy)[number]

interface PlannedBase {
  readonly row: ImportedRow
}
export type PlannedRow = PlannedBase &
  (
    | { readonly outcome: 'new'; readonly samePhone: SamePhone | undefined }
    | { readonly outcome: 'known'; readonly by: SameBy; readonly person: KnownPerson }
    | { readonly outcome: 'declined'; readonly person: KnownPerson | undefined }
    | { readonly outcome: 'twice'; readonly by: SameBy; readonly firstLine: number }
    | { readonly outcome: 'wrong' }
  )

/** Somebody else with the phone number of a new person: an account, or an earlier line. */
export type SamePhone = { readonly person: KnownPerson } | { readonly firstLine: number }

export interface ImportPlan {
  readonly planned: readonly PlannedRow[]
  /** In the order of lines. */
  readonly problems: readonly RowProblem[]
  readonly counts: Readonly<Record<ImportOutcome, number>>
}

interface Known {
  /** People whom the importing colleague may read. */
  readonly people: readonly KnownPerson[]
  /** Addresses that the colleague may not add (ADR-0120). */
  readonly outOfReach: ReadonlySet<string>
}

/**
 * Decides about each row. A row with a problem is wrong. The same address makes two people the same. The same phone number does so only
 * together with a variant of the name, and not against two different addresses (decision: ADR-0126). Somebody with a known address needs no
 * name (INT-13). A no in any line of a person beats what their other lines say (CON-01), and so do
 * a "do not contact" (CON-02) and a subscription that they never confirmed.
 */
export function planImport(
  rows: readonly ImportedRow[],
  problems: readonly RowProblem[],
  { people, outOfReach }: Known,
): ImportPlan {
  const byEmail = new Map(people.filter(({ email }) => email !== '').map((person) => [person.email, person]))
  const byPhone = grouped(people.filter(({ phone }) => phone !== ''))
  const wrongLines = new Set(problems.flatMap(({ line, onlyIfNew }) => (onlyIfNew ? [] : [line])))
  const onlyIfNew = new Set(problems.flatMap((problem) => (problem.onlyIfNew ? [problem.line] : [])))
  const excused = new Set<number>()
  const linesOfEmail = new Map<string, number>()
  const rowsOfPhone = new Map<string, ImportedRow[]>()
  const linesOfPerson = new Map<number, number>()
  const more: RowProblem[] = []
  const declines = ({ consent }: ImportedRow) => consent.answer === 'no'
  /** Notes a line that cannot come in. One that refuses is read all the same. */
  const isWrong = (row: ImportedRow): boolean => {
    const isNameless = onlyIfNew.has(row.line)
    if (!declines(row) && (wrongLines.has(row.line) || (isNameless && !byEmail.has(row.email)))) {
      wrongLines.add(row.line)
      return true
    }
    if (isNameless) excused.add(row.line)
    if (declines(row) || row.email === '' || !outOfReach.has(row.email)) return false
    // The whole line, because a named address would say that its account is the reason.
    const value = fullName(row.firstName, row.lastName)
    more.push({ line: row.line, column: null, value, reason: 'imports.error.out_of_reach' })
    return true
  }
  const identified = rows.map((row): PlannedRow => {
    if (isWrong(row)) return { row, outcome: 'wrong' }
    const phone = comparablePhone(row.phone)
    const name = fullName(row.firstName, row.lastName)
    const sharing = phone === '' ? [] : (rowsOfPhone.get(phone) ?? [])
    const owners = phone === '' ? [] : (byPhone.get(phone) ?? [])
    const firstLine = row.email === '' ? undefined : linesOfEmail.get(row.email)
    if (firstLine !== undefined) return { row, outcome: 'twice', by: 'email', firstLine }
    const before = sharing.slice(0, comparedRows).find((other) => isSame(row, other.email, name, nameOf(other)))
    if (before) return { row, outcome: 'twice', by: 'phone', firstLine: before.line }
    if (row.email !== '') linesOfEmail.set(row.email, row.line)
    if (phone !== '') rowsOfPhone.set(phone, [...sharing.slice(0, comparedRows), row])
    const ofEmail = row.email === '' ? undefined : byEmail.get(row.email)
    const person = ofEmail ?? owners.find((owner) => isSame(row, owner.email, name, owner.name))
    if (person) {
      const by = ofEmail ? 'email' : 'phone'
      // Two rows may name one person, one by the address and one by the phone number.
      const line = linesOfPerson.get(person.id)
      linesOfPerson.set(person.id, line ?? row.line)
      return line === undefined ? { row, outcome: 'known', by, person } : { row, outcome: 'twice', by, firstLine: line }
    }
    const [owner, other] = [owners[0], sharing[0]]
    return { row, outcome: 'new', samePhone: owner ? { person: owner } : other && { firstLine: other.line } }
  })
  const declined = new Set(
    identified.flatMap((one) => (declines(one.row) ? [one.outcome === 'twice' ? one.firstLine : one.row.line] : [])),
  )
  const others = new Map<number, ImportedRow[]>()
  for (const one of identified) {
    if (one.outcome !== 'twice') continue
    const lines = others.get(one.firstLine)
    if (lines) lines.push(one.row)
    else others.set(one.firstLine, [one.row])
  }
  const joined = identified.map((one): PlannedRow => {
    const more = others.get(one.row.line)
    return more ? { ...one, row: withOtherLines(one.row, more) } : one
  })
  const planned = joined.map((one): PlannedRow => {
    if (!declined.has(one.row.line) || one.outcome === 'twice') return one
    return { row: one.row, outcome: 'declined', person: one.outcome === 'known' ? one.person : undefined }
  })
  const counts = { new: 0, known: 0, declined: 0, twice: 0, wrong: 0 }
  for (const { outcome } of planned) counts[outcome] += 1
  // Lines that cannot be separated into cells have problems without a row.
  const lines = new Set(rows.map(({ line }) => line))
  counts.wrong += [...wrongLines].filter((line) => !lines.has(line)).length
  // A line that refuses is left out as it is, so that nothing in it has to be mended.
  const leftOut = new Set(rows.filter(declines).map(({ line }) => line))
  const isOpen = ({ line, onlyIfNew }: RowProblem) => !leftOut.has(line) && !(onlyIfNew && excused.has(line))
  const all = [...problems.filter(isOpen), ...more].sort((one, other) => one.line - other.line)
  return { planned, problems: all, counts }
}

/** The row with what other lines of the same person say against writing to them. */
function withOtherLines(row: ImportedRow, others: readonly ImportedRow[]): ImportedRow {
  const stated = [row, ...others]
  const noContact = stated.map((one) => one.noContact).find((words) => words !== '') ?? ''
  const permission = (['refused', 'unconfirmed'] as const).find((wanted) =>
    stated.some(({ consent }) => consent.permission === wanted),
  )
  return { ...row, noContact, consent: { ...row.consent, permission: permission ?? 'none' } }
}

/** Rows of one phone number that a further row is compared with: a company's number may stand in every line of a file. */
const comparedRows = 20

const nameOf = ({ firstName, lastName }: ImportedRow): string => fullName(firstName, lastName)

/** Whether a row is somebody who has the same phone number. */
const isSame = (row: ImportedRow, email: string, name: string, otherName: string): boolean =>
  name !== '' && (row.email === '' || email === '' || row.email === email) && isVariantOfName(name, otherName)

function grouped(people: readonly KnownPerson[]): Map<string, KnownPerson[]> {
  const groups = new Map<string, KnownPerson[]>()
  for (const person of people) {
    const group = groups.get(person.phone)
    if (group) group.push(person)
    else groups.set(person.phone, [person])
  }
  return groups
}
