import fc from 'fast-check'
import { wholeDifferences } from './check-whole.ts'
import { differences, learn, settle } from './compare.ts'
import { observe } from './observe.ts'
import { outcomesOf } from './outcomes.ts'
import type { Answer, Kind, Request } from './requests.ts'
import { type Draw, resolve } from './resolve.ts'
import { send } from './send.ts'
import type { Model } from './state.ts'
import type { World } from './world.ts'

/** Holds the model, which each command replaces. */
export interface Held {
  model: Model
}

/** How many requests were answered in which way. */
export type Counts = Map<string, number>

/** Requests that are sent at once. The product must do what it may do when they come one after the other. */
export class AtOnce implements fc.AsyncCommand<Held, World> {
  readonly #draws: readonly Draw[]
  readonly #counts: Counts
  #said: string | undefined

  constructor(draws: readonly Draw[], counts: Counts) {
    this.#draws = draws
    this.#counts = counts
  }

  check({ model }: Held): boolean {
    return this.#requests(model).length > 0
  }

  async run(held: Held, world: World): Promise<void> {
    const requests = this.#requests(held.model)
    this.#said = JSON.stringify(requests)
    world.site.passSeconds(1)
    const answers = await Promise.all(requests.map((request) => send(world, request)))
    this.#said += ` → ${JSON.stringify(answers)}`
    for (const [index, { kind }] of requests.entries()) this.#count(kind, answers[index]!, requests.length > 1)
    const observed = await observe(world)
    const texts: string[] = []
    for (const { model, answers: expected } of outcomesOf(held.model, requests)) {
      learn(model, world, observed)
      const wrong = [...differentAnswers(expected, answers), ...differences(model, world, observed)]
      texts.push(wrong.join('\n  '))
      if (wrong.length > 0) continue
      settle(model, observed)
      held.model = model
      return
    }
    throw new Error(`No order of ${this.#said} explains it:\n  ${texts.join('\nor\n  ')}`)
  }

  #requests(model: Model): Request[] {
    return this.#draws.flatMap((draw) => resolve(model, draw) ?? [])
  }

  #count(kind: Kind, answer: Answer, isAtOnce: boolean): void {
    const key = `${isAtOnce ? 'at once ' : ''}${kind}: ${answer.refused ?? 'done'}`
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  toString(): string {
    return this.#said ?? JSON.stringify(this.#draws)
  }
}

/**
 * What requests at once may answer besides: one whose account is closed meanwhile fails at any of its steps, and one whose record was
 * there when it began may say that it has changed.
 */
function isRefusedMeanwhile(expected: Answer, { refused }: Answer): boolean {
  if (refused === undefined || refused === 'errors.unexpected') return false
  return expected.refused === 'errors.not_logged_in' || (expected.refused === 'errors.not_found' && refused === 'errors.stale')
}

function differentAnswers(expected: readonly Answer[], answers: readonly Answer[]): string[] {
  const isSame = (one: Answer, other: Answer) =>
    JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())
  return expected.flatMap((answer, index) => {
    const actual = answers[index]!
    if (isSame(answer, actual) || (answers.length > 1 && isRefusedMeanwhile(answer, actual))) return []
    return [`answer: expected ${JSON.stringify(answer)}, got ${JSON.stringify(actual)}`]
  })
}

const numbers = fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 })

const drawOf = (weights: Partial<Record<Kind, number>>): fc.Arbitrary<Draw> =>
  fc.oneof(
    ...Object.entries(weights).map(([kind, weight]) => ({
      weight,
      arbitrary: numbers.map((drawn) => ({ kind: kind as Kind, numbers: drawn })),
    })),
  )

const single = drawOf({
  ...{ apply: 14, withdraw: 4, move: 22, undo: 10, remove: 3, start: 6, answer: 16, finish: 2, merge: 4 },
  ...{ close: 3, reopen: 3, logIn: 3, pass: 1, erase: 2, import: 4, undoImport: 4 },
})
const together = drawOf({
  ...{
    apply: 10,
    withdraw: 6,
    move: 16,
    undo: 10,
    remove: 4,
    start: 5,
    answer: 10,
    finish: 1,
    merge: 6,
    close: 5,
    reopen: 4,
    erase: 2,
  },
})

/** Two requests of any kinds, or the same one twice, as after a double click. */
const pairs = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(together, together) },
  { weight: 1, arbitrary: together.map((draw) => [draw, draw] as const) },
)

/** The commands of a run, which count their requests into `counts`. */
export const commandsOf = (counts: Counts, options: { readonly maxCommands: number; readonly replayPath?: string }) =>
  fc.commands(
    [
      single.map((draw) => new AtOnce([draw], counts)),
      single.map((draw) => new AtOnce([draw], counts)),
      pairs.map((draws) => new AtOnce(draws, counts)),
    ],
    { ...options, size: 'max' },
  )

/** Compares all that people can read, at the end of a run. */
export async function checkWhole({ model }: Held, world: World): Promise<void> {
  const texts = await wholeDifferences(model, world)
  if (texts.length > 0) throw new Error(texts.join('\n'))
}
