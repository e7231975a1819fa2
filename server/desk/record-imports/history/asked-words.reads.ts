import type { HistoryQuestions, ReasonChoice, RecruiterChoice } from '#domain/desk/record-imports/history/history.contract.ts'
import { guessPastResult, type PastResult } from '#domain/desk/record-imports/history/history-stages.rules.ts'
import type { RecordChoices } from '#domain/desk/record-imports/record-imports.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import { type KnownRecords, keyOf, type readReasonNames } from './known-records.reads.ts'
import {
  type Existing,
  keyOfExisting,
  type PlannedApplication,
  type PlannedName,
  type PlannedVacancy,
} from './past-applications.reads.ts'

/** The first of some names. */
export const firstOf = (names: readonly string[]): string[] => [...new Set(names)].slice(0, limits.importFile.listed)

interface Line {
  readonly line: number
  readonly title: string
  readonly client: string
  readonly reason: string
}

/** What rows name, with the number of these rows. */
interface Named {
  readonly name: string
  lines: number
}

/** The words of stages and outcomes of a file, each with its lines and its meaning. */
export class Words {
  readonly #chosen: ReadonlyMap<string, PastResult>
  readonly #met = new Map<string, { word: string; lines: number; result: PastResult | null }>()

  constructor(chosen: RecordChoices['history']['stages']) {
    this.#chosen = new Map(chosen.map(([word, result]) => [withoutAccents(word), result]))
  }

  /** Null for a word that nobody has matched yet. */
  resultOf(word: string): PastResult | null | undefined {
    if (word === '') return undefined
    const key = withoutAccents(word.slice(0, limits.text.line))
    const met = this.#met.get(key) ?? {
      ...{ word: word.slice(0, limits.text.line), lines: 0 },
      result: this.#chosen.get(key) ?? guessPastResult(word.slice(0, limits.text.line)) ?? null,
    }
    met.lines += 1
    this.#met.set(key, met)
    return met.result
  }

  /** Words that nothing is known about first, then the most frequent. */
  list() {
    const order = (one: { result: PastResult | null }) => (one.result === null ? 0 : 1)
    return [...this.#met.values()]
      .toSorted((one, other) => order(one) - order(other) || other.lines - one.lines)
      .slice(0, limits.pastApplications.words)
  }
}

/** The colleagues whom rows name, with the answers about names that several of them have. */
export class Recruiters {
  readonly #named: KnownRecords['colleagues']
  readonly #chosen: ReadonlyMap<string, RecruiterChoice>

  constructor(named: KnownRecords['colleagues'], chosen: RecordChoices['history']['recruiters']) {
    this.#named = named
    this.#chosen = new Map(chosen)
  }

  /** Undefined for a name that stays in the note. */
  idOf(word: string): number | undefined {
    const named = this.#named.get(word) ?? []
    const chosen = this.#chosen.get(this.#wordOf(word))
    return (named.length === 1 ? named[0] : named.find(({ uuid }) => uuid === chosen))?.id
  }

  /** The names of nobody, and those of several. */
  questions(words: readonly string[]): Pick<HistoryQuestions, 'recruiters' | 'doubtful_recruiters'> {
    const lines = new Map<string, number>()
    for (const word of words) if (word !== '') lines.set(word, (lines.get(word) ?? 0) + 1)
    const doubtful = [...lines].filter(([word]) => (this.#named.get(word)?.length ?? 0) > 1)
    return {
      recruiters: firstOf([...lines.keys()].filter((word) => (this.#named.get(word)?.length ?? 0) === 0)),
      doubtful_recruiters: doubtful.slice(0, limits.pastApplications.words).map(([word, count]) => ({
        ...{ word: this.#wordOf(word), lines: count, choice: this.#chosen.get(this.#wordOf(word)) ?? null },
        colleagues: (this.#named.get(word) ?? []).map(({ uuid, fullname, email }) => ({ uuid, name: fullname, email })),
      })),
    }
  }

  readonly #wordOf = (word: string): string => word.slice(0, limits.text.line)
}

/** The reasons of rejected rows, each with its lines and what becomes of it. */
export class Reasons {
  /** By the key of their names, and by their uuids. */
  readonly #known: ReadonlyMap<string, { id: number }>
  readonly #guesses: ReadonlyMap<string, string>
  readonly #chosen: ReadonlyMap<string, ReasonChoice>
  readonly #met = new Map<string, { word: string; lines: Set<number>; choice: ReasonChoice }>()

  constructor(known: Awaited<ReturnType<typeof readReasonNames>>, chosen: RecordChoices['history']['reasons']) {
    this.#known = new Map(known.flatMap((one) => [[keyOf(one.name), one] as const, [one.uuid, one] as const]))
    this.#guesses = new Map(known.map(({ name, uuid }) => [keyOf(name), uuid]))
    this.#chosen = new Map(chosen.map(([word, choice]) => [keyOf(word), choice]))
  }

  /** The reason of a row; undefined if it stays in the note. */
  of({ reason, line }: Pick<Line, 'reason' | 'line'>): Existing | undefined {
    const word = reason.slice(0, limits.text.line)
    const key = keyOf(word)
    if (key === '') return undefined
    const guess = this.#chosen.get(key) ?? this.#guesses.get(key) ?? 'note'
    // A name of the company's list has fewer letters.
    const choice = guess === 'add' && word.length > limits.text.short ? 'note' : guess
    const met = this.#met.get(key) ?? { word, lines: new Set<number>(), choice }
    this.#met.set(key, { ...met, lines: met.lines.add(line) })
    const known = this.#known.get(choice === 'add' ? key : choice)
    return known ? { id: known.id } : choice === 'add' ? { added: key } : undefined
  }

  list() {
    return [...this.#met.values()]
      .map(({ word, lines, choice }) => ({ word, lines: lines.size, choice }))
      .toSorted((one, other) => other.lines - one.lines)
      .slice(0, limits.pastApplications.words)
  }

  /** The reasons that the applications have and the company's list lacks. */
  toAdd(applications: readonly PlannedApplication[]): PlannedName[] {
    const used = new Set(applications.flatMap(({ reason }) => (reason && 'added' in reason ? [reason.added] : [])))
    return [...this.#met].flatMap(([key, { word, lines }]) =>
      used.has(key) ? [{ key, line: Math.min(...lines), name: word }] : [],
    )
  }
}

/** What the rows name and the company does not have. */
export class Unknown {
  readonly #people: string[] = []
  readonly #vacancies = new Map<string, Named>()
  readonly #clients = new Map<string, Named>()
  readonly #newVacancies = new Map<string, Pick<PlannedVacancy, 'key' | 'line' | 'title' | 'client'>>()
  readonly #newClients = new Map<string, PlannedName>()
  /** The names of clients that the company does not have, as rows write them. */
  readonly clientNames = new Set<string>()
  readonly #companyOf: (name: string) => string

  constructor(companyOf: (name: string) => string) {
    this.#companyOf = companyOf
  }

  notePerson({ name, email, phone }: { name: string; email: string; phone: string }): void {
    this.#people.push(name || email || phone)
  }

  noteVacancy({ title, client }: Line): void {
    note(this.#vacancies, `${keyOf(title)} ${this.#companyOf(client)}`, [title, client].filter(Boolean).join(' · '))
  }

  noteClient({ client }: Line): void {
    this.clientNames.add(client)
    note(this.#clients, this.#companyOf(client), client)
  }

  /** The key of the vacancy that a row adds, at a known client or one that it adds too. */
  addVacancy({ title, client, line }: Line, known: { id: number } | undefined): string {
    const clientKey = this.#companyOf(client)
    const key = `${keyOf(title)} ${clientKey}`
    if (!known && !this.#newClients.has(clientKey)) this.#newClients.set(clientKey, { key: clientKey, line, name: client })
    const added = { key, line, title, client: known ? { id: known.id } : { added: clientKey } }
    if (!this.#newVacancies.has(key)) this.#newVacancies.set(key, added)
    return key
  }

  /** The vacancies that the applications need and the company lacks, with their days and openings, and the clients that these need. */
  toAdd(applications: readonly PlannedApplication[]): { vacancies: PlannedVacancy[]; clients: PlannedName[] } {
    const of = Map.groupBy(applications, ({ vacancy }) => keyOfExisting(vacancy))
    const vacancies = [...this.#newVacancies.values()].flatMap((one) => {
      const own = of.get(keyOfExisting({ added: one.key })) ?? []
      const days = own.flatMap(({ steps }) => steps.map(({ day }) => day)).toSorted()
      const [from, to] = [days[0], days.at(-1)]
      const hires = own.filter(({ steps }) => steps.at(-1)?.kind === 'hired').length
      return from && to ? [{ ...one, from, to, openings: Math.max(1, hires) }] : []
    })
    const needed = new Set(vacancies.flatMap(({ client }) => ('added' in client ? [client.added] : [])))
    return { vacancies, clients: [...this.#newClients.values()].filter(({ key }) => needed.has(key)) }
  }

  counted() {
    return {
      people: { lines: this.#people.length, names: firstOf(this.#people) },
      vacancies: counted(this.#vacancies),
      clients: counted(this.#clients),
    }
  }
}

function note(names: Map<string, Named>, key: string, name: string): void {
  const met = names.get(key) ?? { name, lines: 0 }
  met.lines += 1
  names.set(key, met)
}

function counted(names: ReadonlyMap<string, Named>) {
  const all = [...names.values()]
  return { count: all.length, lines: all.reduce((sum, { lines }) => sum + lines, 0), names: firstOf(all.map(({ name }) => name)) }
}

/** What has to be answered before the import. */
export function missingOf(
  { stages, people, vacancies, clients, doubtful_recruiters }: Omit<HistoryQuestions, 'applications' | 'asks_dates' | 'missing'>,
  { history }: RecordChoices,
  { order, addsClients }: { order: string | undefined; addsClients: boolean },
): HistoryQuestions['missing'] {
  const asked: Record<HistoryQuestions['missing'][number], boolean> = {
    stages: stages.some(({ result }) => result === null),
    people: people.lines > 0 && history.people === '',
    vacancies: vacancies.lines > 0 && history.vacancies === '',
    clients: clients.lines > 0 && history.vacancies === 'create' && history.clients === '',
    recruiters: doubtful_recruiters.some(({ choice }) => choice === null),
    city: addsClients && history.city === '',
    dates: order === 'ask' && history.dates === '',
  }
  return (Object.keys(asked) as HistoryQuestions['missing']).filter((what) => asked[what])
}
