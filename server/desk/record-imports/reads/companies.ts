import { sql } from 'kysely'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import type { Reader } from '../../../platform/platform.ts'

/** A company as a name spells it: the name without its legal form, and that form; see company_key() in clients.tables.sql. */
export interface Spelling {
  readonly key: string
  readonly form: string
}

export interface KnownClient extends Spelling {
  readonly id: number
  readonly name: string
  readonly location: string
  readonly notes: string
}

const columnsOf = (name: string) => {
  const column = sql.ref(name)
  return sql`company_key(${column}) as key, substr(replace(company_words(${column}), ' ', ''), length(company_key(${column})) + 1) as form`
}

/** How each name spells its company. */
export async function readSpellings(db: Reader, names: readonly string[]): Promise<ReadonlyMap<string, Spelling>> {
  const { rows } = await sql<Spelling & { written: string }>`
    select written, ${columnsOf('written')} from (select distinct written from unnest(${names}::text[]) as written) as given`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.written, row]))
}

/** The clients that are one of these companies, whatever the spelling, the oldest first. */
export async function readClientsSpelled(db: Reader, spellings: Iterable<Spelling>): Promise<KnownClient[]> {
  const keys = [...new Set([...spellings].map(({ key }) => key))]
  const { rows } = await sql<KnownClient>`
    select id, name, location, notes, ${columnsOf('name')} from clients
    where company_key(name) collate "C" = any(${keys}::text[]) order by id`.execute(db)
  return rows
}

/** The clients that are a company, by the same name, or else by another spelling that leaves no choice between legal forms. */
export function clientsNamed(
  name: string,
  spelling: Spelling | undefined,
  known: readonly KnownClient[],
): readonly KnownClient[] {
  const same = known.filter((client) => withoutAccents(client.name) === withoutAccents(name))
  if (same.length > 0 || !spelling) return same
  const spelled = known.filter(({ key }) => key === spelling.key)
  const formOf = companyForms([...spelled, spelling])
  return spelled.filter((client) => formOf(spelling) === formOf(client))
}

/** The form by which companies of one key differ: none counts as the only one there is. */
export function companyForms(spellings: readonly Spelling[]): (one: Spelling) => string {
  const forms = Map.groupBy(
    spellings.filter(({ form }) => form !== ''),
    ({ key }) => key,
  )
  return ({ key, form }) => {
    const known = new Set(forms.get(key)?.map((one) => one.form))
    return form === '' && known.size === 1 ? ([...known][0] ?? '') : form
  }
}

/** Spellings of one company, of the file and of clients. */
export interface SpellingGroup {
  readonly key: string
  readonly names: readonly string[]
  readonly isApart: boolean
}

/** A name whatever its case and spaces. */
export const inSmall = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** The companies with several spellings. A difference of case alone needs no question. */
export function proposedSpellings(groups: ReadonlyMap<string, ReadonlySet<string>>, apart: readonly string[]): SpellingGroup[] {
  return [...groups].flatMap(([key, names]) => {
    const spellings = new Map([...names].reverse().map((name) => [inSmall(name), name]))
    return spellings.size > 1 ? [{ key, names: [...spellings.values()].reverse(), isApart: apart.includes(key) }] : []
  })
}

/** Names of a file without places: spellings of one company are one, unless they are chosen to stay apart (MOV-04). */
export class Companies {
  readonly #spellings: ReadonlyMap<string, Spelling>
  readonly #formOf: (one: Spelling) => string
  readonly #apart: readonly string[]

  constructor(spellings: ReadonlyMap<string, Spelling>, known: readonly KnownClient[], apart: readonly string[]) {
    this.#spellings = spellings
    this.#formOf = companyForms([...known, ...spellings.values()])
    this.#apart = apart
  }

  #companyOf(name: string): string {
    const spelling = this.#spellings.get(name)
    return spelling && spelling.key !== '' ? `${spelling.key} ${this.#formOf(spelling)} ` : inSmall(name)
  }

  keyOf(name: string): string {
    const company = this.#companyOf(name)
    return this.#apart.includes(company) ? `${company} ${inSmall(name)}` : company
  }

  spellings(names: Iterable<string>): SpellingGroup[] {
    const groups = new Map<string, Set<string>>()
    for (const name of names) {
      const company = this.#companyOf(name)
      groups.set(company, (groups.get(company) ?? new Set<string>()).add(name))
    }
    return proposedSpellings(groups, this.#apart)
  }
}
