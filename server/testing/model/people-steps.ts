import { putBack, putOnBoard, takeOut, touch } from './board-steps.ts'
import { type Answer, done, type RequestOf, refused } from './requests.ts'
import { type Card, cardOf, currentAttempt, daysOfGrace, type Model, type Person } from './state.ts'

const notFound = refused('errors.not_found')
const isKnown = ({ state }: Person) => state !== 'gone'
const isRunning = (person: Person) => currentAttempt(person)?.state === 'running'

function obstacleToMerge(stays: Person, leaves: Person): string | undefined {
  if (stays === leaves) return 'same'
  if (stays.state !== 'open' || leaves.state !== 'open') return 'deleted'
  if (isRunning(stays) || isRunning(leaves)) return 'running'
  return leaves.isClaimed && !stays.isClaimed ? 'login' : undefined
}

/** All that the one account has goes to the other one; in a vacancy of both, one application goes on with the history of both (INT-05). */
export function merge(model: Model, { stays, leaves }: RequestOf<'merge'>): Answer {
  const [survivor, duplicate] = [model.people[stays]!, model.people[leaves]!]
  if (!isKnown(survivor) || !isKnown(duplicate)) return notFound
  const obstacle = obstacleToMerge(survivor, duplicate)
  if (obstacle) return refused(`duplicates.error.${obstacle}`)
  for (const card of model.cards.filter(({ owner }) => owner === leaves)) {
    const own = cardOf(model, stays, card.vacancy)
    const kept = own ? joinCards(model, own, card) : card
    kept.owner = stays
    touch(model, kept)
  }
  survivor.attempts.push(...duplicate.attempts)
  duplicate.attempts = []
  delete survivor.importedBy
  delete duplicate.importedBy
  for (const one of model.imports) one.known = one.known.filter((person) => person !== leaves)
  Object.assign(duplicate, { state: 'merged', isLoggedIn: false })
  return done()
}

/** The card on the board goes on, or else the one that changed its column last. Earlier moves cannot be taken back any more. */
function joinCards(model: Model, own: Card, other: Card): Card {
  const ownGoesOn = (own.off === null) === (other.off === null) ? own.changedAt >= other.changedAt : own.off === null
  const [kept, ended] = ownGoesOn ? [own, other] : [other, own]
  if (!ended.off) takeOut(model, ended)
  model.cards = model.cards.filter((card) => card !== ended)
  kept.steps = [...kept.steps, ...ended.steps].map(({ replaced, ...step }) => step).toSorted((one, next) => one.at - next.at)
  return kept
}

/** A closed account is hidden. Cards of people who consented stay on their boards; those of others leave them until it is reopened. */
export function close(model: Model, { person: number }: RequestOf<'close'>): Answer {
  const person = model.people[number]!
  if (person.state !== 'open') return notFound
  Object.assign(person, { state: 'closed', isLoggedIn: false, closedOn: model.day })
  delete person.importedBy
  if (person.isClaimed) return done()
  for (const card of model.cards.filter(({ owner, off }) => owner === number && !off)) {
    card.left = takeOut(model, card)
    Object.assign(card, { off: 'hidden', version: card.version + 1 })
    touch(model, card)
  }
  return done()
}

export function reopen(model: Model, { person: number }: RequestOf<'reopen'>): Answer {
  const person = model.people[number]!
  if (person.state !== 'closed') return notFound
  person.state = 'open'
  for (const card of model.cards.filter(({ owner, off }) => owner === number && off === 'hidden')) {
    Object.assign(card, { off: null, version: card.version + 1 })
    putBack(model, card, card.left!)
  }
  return done()
}

export function logIn(model: Model, { person }: RequestOf<'logIn'>): Answer {
  model.people[person]!.isLoggedIn = true
  return done()
}

/** A month passes; tests that run without a limit expire. */
export function pass(model: Model): Answer {
  model.day += daysOfGrace + 1
  for (const { attempts } of model.people)
    for (const attempt of attempts) if (attempt.state === 'running') attempt.state = 'expired'
  return done()
}

/** Cards of erased people stay without a name, but those of people who never consented go. */
export function erase(model: Model): Answer {
  for (const [number, person] of model.people.entries()) {
    if (person.state !== 'closed' || person.closedOn + daysOfGrace > model.day) continue
    person.state = 'erased'
    for (const one of model.imports) one.known = one.known.filter((known) => known !== number)
    if (!person.isClaimed) model.cards = model.cards.filter(({ owner }) => owner !== number)
    for (const card of model.cards.filter(({ owner }) => owner === number)) for (const step of card.steps) delete step.replaced
  }
  return done()
}

/** An import adds people who have not consented yet, and puts known ones on the board of its vacancy too. */
export function importPeople(model: Model, { added, known, vacancy }: RequestOf<'import'>): Answer {
  const number = model.imports.length
  const people = added.map(({ firstName, email }) => {
    const person = { state: 'open' as const, isClaimed: false, isLoggedIn: false, closedOn: 0, attempts: [], importedBy: number }
    return model.people.push({ firstName, email, ...person }) - 1
  })
  model.imports.push({ state: 'done', day: model.day, known: vacancy === null ? [] : [...known] })
  if (vacancy === null) return done({ on_board: 0 })
  const joining = [...people, ...known].filter((person) => cardOf(model, person, vacancy)?.off !== null)
  for (const person of joining) putOnBoard(model, person, vacancy).importedBy = number
  return done({ on_board: joining.length })
}

/** An undo takes back what an import did, but for people and cards with whom something was done since (INT-03). */
export function undoImport(model: Model, { number }: RequestOf<'undoImport'>): Answer {
  const undone = model.imports[number]!
  if (undone.state === 'undone' || undone.day < model.day) return refused('imports.error.undo_late')
  undone.state = 'undone'
  for (const [person, row] of model.people.entries()) {
    // Another import that put them on a board did something with them too.
    const isKnown = model.imports.some(({ known }) => known.includes(person))
    if (row.importedBy !== number || isKnown) continue
    row.state = 'gone'
    for (const card of model.cards.filter(({ owner }) => owner === person)) leave(model, card)
  }
  for (const person of undone.known) {
    const card = model.cards.find(({ owner, importedBy }) => owner === person && importedBy === number)
    if (!card) continue
    if (card.version === 1) {
      leave(model, card)
      continue
    }
    takeOut(model, card)
    Object.assign(card, { off: 'removed', version: card.version + 1 })
    card.steps.push({ kind: 'removed', by: null, from: card.stage, to: null, at: model.now })
    touch(model, card)
  }
  undone.known = []
  return done()
}

function leave(model: Model, card: Card): void {
  takeOut(model, card)
  model.cards = model.cards.filter((one) => one !== card)
}
