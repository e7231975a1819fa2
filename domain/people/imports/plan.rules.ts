import { comparablePhone } from '../../kernel/comparable-phone.ts'
import type { ImportedRow, RowProblem } from './rows.rules.ts'

/** What an import does with a line: adds a person, leaves out one who is known already or stands twice in the file, or reports it. */
export const importOutcomes = ['new', 'known', 'twice', 'wrong'] as const
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
}

interface PlannedBase {
  readonly row: ImportedRow
}
export type PlannedRow = PlannedBase &
  (
    | { readonly outcome: 'new' }
    | { readonly outcome: 'known'; readonly by: 'email' | 'phone'; readonly person: KnownPerson }
    | { readonly outcome: 'twice'; readonly by: 'email' | 'phone'; readonly firstLine: number }
    | { readonly outcome: 'wrong' }
  )

export interface ImportPlan {
  readonly planned: readonly PlannedRow[]
  /** In the order of lines. */
  readonly problems: readonly RowProblem[]
  readonly counts: Readonly<Record<ImportOutcome, number>>
}

interface Known {
  /** People whom the importing colleague may read. */
  readonly people: readonly KnownPerson[]
  /** Addresses of accounts that the colleague may not read. */
  readonly takenEmails: ReadonlySet<string>
}

/** Decides about each row. A row with a problem is wrong; the same address or phone number makes two people the same. */
export function planImport(
  rows: readonly ImportedRow[],
  problems: readonly RowProblem[],
  { people, takenEmails }: Known,
  emailColumn: number,
): ImportPlan {
  const byEmail = new Map(people.filter(({ email }) => email !== '').map((person) => [person.email, person]))
  const byPhone = new Map(people.filter(({ phone }) => phone !== '').map((person) => [person.phone, person]))
  const wrongLines = new Set(problems.map(({ line }) => line))
  const met = new Map<string, number>()
  const metPeople = new Map<number, number>()
  const more: RowProblem[] = []
  const planned = rows.map((row): PlannedRow => {
    if (wrongLines.has(row.line)) return { row, outcome: 'wrong' }
    if (row.email !== '' && takenEmails.has(row.email)) {
      more.push({ line: row.line, column: emailColumn, value: row.email, reason: 'imports.error.email_taken' })
      return { row, outcome: 'wrong' }
    }
    const phone = comparablePhone(row.phone)
    const keys = [
      { by: 'email' as const, key: row.email && `e ${row.email}`, person: byEmail.get(row.email) },
      { by: 'phone' as const, key: phone && `p ${phone}`, person: byPhone.get(phone) },
    ].filter(({ key }) => key !== '')
    const earlier = keys.find(({ key }) => met.has(key))
    if (earlier) return { row, outcome: 'twice', by: earlier.by, firstLine: met.get(earlier.key) ?? 0 }
    for (const { key } of keys) met.set(key, row.line)
    const known = keys.find(({ person }) => person)
    if (!known?.person) return { row, outcome: 'new' }
    const { by, person } = known
    // Two rows may name one person, one by the address and one by the phone number.
    const firstLine = metPeople.get(person.id)
    metPeople.set(person.id, firstLine ?? row.line)
    return firstLine === undefined ? { row, outcome: 'known', by, person } : { row, outcome: 'twice', by, firstLine }
  })
  const counts = { new: 0, known: 0, twice: 0, wrong: 0 }
  for (const { outcome } of planned) counts[outcome] += 1
  // Lines that cannot be separated into cells have problems without a row.
  const lines = new Set(rows.map(({ line }) => line))
  counts.wrong += [...wrongLines].filter((line) => !lines.has(line)).length
  const all = [...problems, ...more].sort((one, other) => one.line - other.line)
  return { planned, problems: all, counts }
}
