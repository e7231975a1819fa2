import type { Stage } from '#domain/kernel/stages.ts'

/** A place in a column: the cards around it at an instant. */
export interface Place {
  readonly above: readonly string[]
  readonly below: readonly string[]
  /** Cards that were placed later tell nothing about this place. */
  readonly at: number
}

/** What a move replaced, which its undo restores. */
interface Replaced {
  readonly stage: Stage
  readonly changedAt: number
  readonly place: Place
}

/** An entry of a card's history. */
export interface Step {
  readonly kind: 'applied' | 'moved' | 'withdrawn' | 'removed' | 'restored'
  /** The colleague of a move; null for others. */
  readonly by: number | null
  readonly from: Stage | null
  readonly to: Stage | null
  readonly at: number
  replaced?: Replaced
}

export interface Card {
  /** Its vacancy, and the person whose application it was first. */
  readonly key: string
  uuid?: string
  readonly vacancy: number
  owner: number
  stage: Stage
  version: number
  /** Why it is not on the board: the person withdrew, staff removed it, or its person is closed and never consented. */
  off: 'withdrawn' | 'removed' | 'hidden' | null
  changedAt: number
  /** When it last came to its place. */
  placedAt: number
  steps: Step[]
  /** The place it was taken back to; until the board is read it may stand anywhere between its neighbours. */
  loose?: Place
  /** The place of a hidden card. */
  left?: Place
  /** The import that put it on the board, until something is done with it. */
  importedBy?: number
}

export interface Attempt {
  state: 'running' | 'finished' | 'expired'
  readonly startedAt: number
  window: number
  /** The number of the chosen answer of each question; the first answer is right. */
  readonly chosen: number[]
}

export interface Person {
  readonly firstName: string
  readonly email: string
  uuid?: string
  state: 'open' | 'closed' | 'erased' | 'merged' | 'gone'
  /** Whether they have consented, so that they have an account of their own. */
  readonly isClaimed: boolean
  isLoggedIn: boolean
  closedOn: number
  attempts: Attempt[]
  /** The import that added them, until something is done with them. */
  importedBy?: number
}

interface Import {
  state: 'done' | 'undone'
  readonly day: number
  /** Known people of the file who are still this import's. */
  known: number[]
}

/** What the hiring side of the product is, to those who use it. */
export interface Model {
  /** Rises with each command. Requests of one command happen at the same instant. */
  now: number
  day: number
  people: Person[]
  cards: Card[]
  /** The cards of each vacancy's columns in order, by their keys. */
  columns: Record<Stage, string[]>[]
  imports: Import[]
}

export const candidates = 5
export const vacancies = 2
export const colleagues = 2
export const questions = 10
export const attemptsAllowed = 2
export const daysOfGrace = 30

const emptyColumns = (): Record<Stage, string[]> => ({
  apply: [],
  makeTest: [],
  firstInterview: [],
  secondInterview: [],
  approved: [],
  reject: [],
})

/** The state before the first command: people with accounts, and empty boards. */
export function firstModel(people: readonly Pick<Person, 'firstName' | 'email' | 'uuid'>[]): Model {
  return {
    now: 0,
    day: 0,
    people: people.map((person) => ({
      ...person,
      state: 'open',
      isClaimed: true,
      isLoggedIn: true,
      closedOn: 0,
      attempts: [],
    })),
    cards: [],
    columns: Array.from({ length: vacancies }, emptyColumns),
    imports: [],
  }
}

export const cardAt = (model: Model, key: string): Card => model.cards.find((card) => card.key === key)!
export const cardOf = (model: Model, person: number, vacancy: number): Card | undefined =>
  model.cards.find((card) => card.owner === person && card.vacancy === vacancy)
export const columnOf = (model: Model, { vacancy, stage }: Pick<Card, 'vacancy' | 'stage'>): string[] =>
  model.columns[vacancy]![stage]

/** The attempt that counts for the state of a person's test: the running one, or the last. */
export const currentAttempt = ({ attempts }: Person): Attempt | undefined =>
  attempts.find(({ state }) => state === 'running') ?? attempts.toSorted((one, other) => other.startedAt - one.startedAt)[0]
