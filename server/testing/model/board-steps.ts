import { type Answer, done, type RequestOf, refused } from './requests.ts'
import { type Card, cardAt, cardOf, columnOf, type Model, type Place, type Step } from './state.ts'

const notLoggedIn = refused('errors.not_logged_in')
const notFound = refused('errors.not_found')

const step = ({ now }: Model, kind: Step['kind'], more: Partial<Step>): Step => ({
  kind,
  by: null,
  from: null,
  to: null,
  at: now,
  ...more,
})

/** Something was done with a card, so that the undo of an import leaves the card and its person alone. */
export function touch(model: Model, card: Card): void {
  delete card.importedBy
  delete model.people[card.owner]!.importedBy
}

/** Takes a card out of its column, and returns the place that it leaves. */
export function takeOut(model: Model, card: Card): Place {
  const column = columnOf(model, card)
  const at = column.indexOf(card.key)
  const place = { above: column.slice(0, at), below: column.slice(at + 1), at: model.now }
  column.splice(at, 1)
  return place
}

/** Puts a card back where it was. Cards may have come between its neighbours meanwhile, so the column's order is open until it is read. */
export function putBack(model: Model, card: Card, place: Place): void {
  const column = columnOf(model, card)
  const stillThere = (keys: readonly string[]) =>
    keys.filter((key) => column.includes(key) && cardAt(model, key).placedAt <= place.at)
  const loose = { above: stillThere(place.above), below: stillThere(place.below), at: place.at }
  const last = loose.above.at(-1)
  column.splice(last === undefined ? 0 : column.indexOf(last) + 1, 0, card.key)
  card.loose = loose
  card.placedAt = model.now
}

/** Puts a person on a board: a new card, or the one that left it (SPEC-25). */
export function putOnBoard(model: Model, person: number, vacancy: number): Card {
  const known = cardOf(model, person, vacancy)
  const card: Card = known ?? {
    key: `${vacancy}/${person}`,
    vacancy,
    owner: person,
    version: 0,
    stage: 'apply',
    off: null,
    changedAt: 0,
    placedAt: 0,
    steps: [],
  }
  if (!known) model.cards.push(card)
  Object.assign(card, { stage: 'apply', off: null, version: card.version + 1, changedAt: model.now, placedAt: model.now })
  columnOf(model, card).push(card.key)
  card.steps.push(step(model, known ? 'restored' : 'applied', { to: 'apply' }))
  return card
}

export function apply(model: Model, { person, vacancy }: RequestOf<'apply'>): Answer {
  if (!model.people[person]!.isLoggedIn) return notLoggedIn
  const known = cardOf(model, person, vacancy)
  if (known && !known.off) return done({ apply: 'old_apply' })
  touch(model, putOnBoard(model, person, vacancy))
  return done({ apply: 'new_apply' })
}

export function withdraw(model: Model, { person, card: uuid }: RequestOf<'withdraw'>): Answer {
  if (!model.people[person]!.isLoggedIn) return notLoggedIn
  const card = model.cards.find((one) => one.uuid === uuid && one.owner === person)
  if (!card || card.off === 'removed') return notFound
  if (card.off === 'withdrawn') return done()
  takeOff(model, card, 'withdrawn')
  return done()
}

function takeOff(model: Model, card: Card, off: 'withdrawn' | 'removed'): void {
  takeOut(model, card)
  Object.assign(card, { off, version: card.version + 1 })
  card.steps.push(step(model, off, { from: card.stage }))
  touch(model, card)
}

const onBoard = (model: Model, uuid: string) => model.cards.find((card) => card.uuid === uuid && !card.off)

export function move(model: Model, { by, card: uuid, stage, before, version }: RequestOf<'move'>): Answer {
  const card = onBoard(model, uuid)
  if (!card) return notFound
  if (version !== undefined && version !== card.version) return refused('errors.stale')
  const target = model.columns[card.vacancy]![stage]
  const follower = before === null ? undefined : model.cards.find((one) => one.uuid === before && target.includes(one.key))
  if (before !== null && !follower) return refused('errors.stale')
  const changesColumn = stage !== card.stage
  const index = follower ? target.indexOf(follower.key) : target.length
  const isThere = !changesColumn && (follower === card || target[index - 1] === card.key)
  if (isThere) return done({ stage, version: card.version, changed: false })
  const replaced = { stage: card.stage, changedAt: card.changedAt, place: takeOut(model, card) }
  const from = card.stage
  target.splice(follower ? target.indexOf(follower.key) : target.length, 0, card.key)
  Object.assign(card, { stage, version: card.version + 1, placedAt: model.now })
  if (changesColumn) {
    card.changedAt = model.now
    card.steps.push(step(model, 'moved', { by, from, to: stage, replaced }))
  }
  touch(model, card)
  return done({ stage, version: card.version, changed: changesColumn })
}

/** Only who moved a card takes the move back, and only while it is the last thing that happened to the card. */
export function undo(model: Model, { by, card: uuid, version }: RequestOf<'undo'>): Answer {
  const card = onBoard(model, uuid)
  if (!card) return notFound
  const last = card.steps.at(-1)
  if (version !== card.version || last?.kind !== 'moved' || last.by !== by || !last.replaced)
    return refused('board.error.changed_since')
  const { stage, changedAt, place } = last.replaced
  takeOut(model, card)
  Object.assign(card, { stage, changedAt, version: card.version + 1 })
  putBack(model, card, place)
  card.steps.pop()
  touch(model, card)
  return done({ stage, version: card.version })
}

export function remove(model: Model, { card: uuid }: RequestOf<'remove'>): Answer {
  const card = onBoard(model, uuid)
  if (!card) return notFound
  takeOff(model, card, 'removed')
  return done()
}
