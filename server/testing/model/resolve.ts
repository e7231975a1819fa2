import { stages } from '#domain/kernel/stages.ts'
import type { Kind, Request } from './requests.ts'
import { type Card, candidates, colleagues, currentAttempt, type Model, questions, vacancies } from './state.ts'
import { addressOf, firstNameOf } from './world.ts'

/** Numbers by which a command chooses people, cards and places once the state is known. */
export interface Draw {
  readonly kind: Kind
  readonly numbers: readonly number[]
}

type Numbers = readonly number[]

const most = { people: candidates + 4, imports: 2, days: 100 }

/** The number of one of those for whom the condition holds; most draws choose among them, others among all. */
function anyone(model: Model, number: number, isWanted: (person: Model['people'][number]) => boolean): number {
  const wanted = model.people.flatMap((person, index) => (isWanted(person) ? [index] : []))
  return wanted.length > 0 && number % 8 > 0 ? wanted[number % wanted.length]! : number % model.people.length
}

/** The same of people with an account of their own, who can do something themselves. */
const actor = (model: Model, number: number): number => {
  const index = anyone(model, number, ({ isLoggedIn }) => isLoggedIn)
  return model.people[index]!.isClaimed ? index : number % candidates
}

const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length]

function anyCard({ cards }: Model, number: number): (Card & { uuid: string }) | undefined {
  const named = cards.filter((card): card is Card & { uuid: string } => card.uuid !== undefined)
  const onBoard = named.filter(({ off }) => !off)
  return pick(onBoard.length > 0 && number % 8 > 0 ? onBoard : named, number)
}

/** The version that a colleague sees, at times of before, or none. */
const seen = ({ version }: Card, number: number) =>
  number % 10 === 0 ? undefined : number % 5 === 0 && version > 1 ? version - 1 : version

/** The same instant tells nobody which of two things was last. Then a merge may keep either. */
function isUndecided({ cards, people }: Model, stays: number, leaves: number): boolean {
  const changes = (vacancy: number) => cards.filter((card) => card.vacancy === vacancy && [stays, leaves].includes(card.owner))
  const isTied = (instants: readonly number[]) => new Set(instants).size < instants.length
  const starts = [stays, leaves].flatMap((person) => people[person]!.attempts.map(({ startedAt }) => startedAt))
  return (
    isTied(starts) ||
    Array.from({ length: vacancies }, (_, vacancy) => changes(vacancy).map(({ changedAt }) => changedAt)).some(isTied)
  )
}

const resolvers: { [K in Kind]: (model: Model, numbers: Numbers) => Request | undefined } = {
  apply: (model, [a = 0, b = 0]) => ({ kind: 'apply', person: actor(model, a), vacancy: b % vacancies }),
  withdraw(model, [a = 0, b = 0]) {
    const card = anyCard(model, a)
    if (!card) return undefined
    const isOwner = b % 8 > 0 && model.people[card.owner]!.isClaimed
    return { kind: 'withdraw', person: isOwner ? card.owner : actor(model, b), card: card.uuid }
  },
  move(model, [a = 0, b = 0, c = 0, d = 0, e = 0]) {
    const card = anyCard(model, a)
    if (!card) return undefined
    // Few columns, so that cards meet.
    const stage = b % 3 === 0 ? card.stage : stages[b % 4]!
    const others = model.cards.filter((one) => one.vacancy === card.vacancy && one.uuid && (one.stage === stage || c % 9 === 0))
    const before = c % 3 === 0 ? null : (pick(others, c)?.uuid ?? null)
    return { kind: 'move', by: d % colleagues, card: card.uuid, stage, before, version: seen(card, e) }
  },
  undo(model, [a = 0, b = 0, c = 0]) {
    const moved = model.cards.filter(({ steps, off }) => steps.at(-1)?.replaced && !off)
    const card = (b % 6 > 0 && pick(moved, a)) || anyCard(model, a)
    const mover = card?.steps.at(-1)?.by
    if (!card?.uuid) return undefined
    const by = c % 6 > 0 && mover !== null && mover !== undefined ? mover : c % colleagues
    return { kind: 'undo', by, card: card.uuid, version: seen(card, b) ?? card.version }
  },
  remove(model, [a = 0, b = 0]) {
    const card = anyCard(model, a)
    return card && { kind: 'remove', by: b % colleagues, card: card.uuid }
  },
  start: (model, [a = 0, b = 0, c = 0]) => ({
    kind: 'start',
    person: actor(model, a),
    window: b % 4 === 0 ? 1 : 0,
    again: c % 2 === 0,
  }),
  answer(model, [a = 0, b = 0, c = 0, d = 0, e = 0]) {
    const running = anyone(model, a, (person) => person.isLoggedIn && currentAttempt(person)?.state === 'running')
    const person = model.people[running]!.isClaimed ? running : actor(model, a)
    const attempt = currentAttempt(model.people[person]!)
    // Few answers belong to no test.
    if (attempt?.state !== 'running' && e % 5 > 0) return undefined
    const open = attempt?.chosen.length ?? 0
    const position = Math.min(questions - 1, b % 5 === 0 ? Math.max(0, open - 1) : b % 11 === 0 ? open + 1 : open)
    const window = d % 8 === 0 ? 1 - (attempt?.window ?? 0) : (attempt?.window ?? 0)
    return { kind: 'answer', person, window, position, choice: c % 3 }
  },
  finish: (model, [a = 0]) => ({ kind: 'finish', person: actor(model, a) }),
  merge(model, [a = 0, b = 0, c = 0]) {
    const [stays, leaves] = [anyone(model, a, isOpen), anyone(model, b, isOpen)]
    if (isUndecided(model, stays, leaves) && stays !== leaves) return undefined
    return { kind: 'merge', by: c % colleagues, stays, leaves }
  },
  close: (model, [a = 0, b = 0]) => ({ kind: 'close', by: b % colleagues, person: anyone(model, a, isOpen) }),
  reopen: (model, [a = 0, b = 0]) => ({
    kind: 'reopen',
    by: b % colleagues,
    person: anyone(model, a, ({ state }) => state === 'closed'),
  }),
  logIn(model, [a = 0]) {
    const out = model.people.flatMap((person, index) =>
      person.state === 'open' && person.isClaimed && !person.isLoggedIn ? [index] : [],
    )
    const person = pick(out, a)
    return person === undefined ? undefined : { kind: 'logIn', person }
  },
  pass: ({ day }) => (day < most.days ? { kind: 'pass' } : undefined),
  erase: () => ({ kind: 'erase' }),
  import(model, [a = 0, b = 0, c = 0, d = 0]) {
    if (model.imports.length >= most.imports || model.people.length >= most.people) return undefined
    const first = model.people.length
    const added = Array.from({ length: 1 + (a % 2) }, (_, index) => ({
      firstName: firstNameOf(first + index),
      email: addressOf(model.people[0]!.email.split('.')[0]!, first + index),
    }))
    const vacancy = b % 4 === 0 ? null : b % vacancies
    const open = model.people.flatMap((person, index) => (person.state === 'open' ? [index] : []))
    const known = vacancy === null || open.length === 0 || c % 2 === 0 ? [] : [pick(open, d)!]
    return { kind: 'import', by: c % colleagues, added, known, vacancy }
  },
  undoImport({ imports }, [a = 0, b = 0]) {
    return imports.length === 0 ? undefined : { kind: 'undoImport', by: b % colleagues, number: a % imports.length }
  },
}

const isOpen = ({ state }: Model['people'][number]) => state === 'open'

/** What a command does in this state; undefined when there is nothing to do it with. */
export const resolve = (model: Model, { kind, numbers }: Draw): Request | undefined => resolvers[kind](model, numbers)
