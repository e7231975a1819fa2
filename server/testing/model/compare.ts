import { stages } from '#domain/kernel/stages.ts'
import type { Observed } from './observe.ts'
import { type Card, cardAt, type Model, type Person, questions } from './state.ts'
import type { World } from './world.ts'

/** Learns the uuids of people and cards that requests have made, by the search and the rows. */
export function learn(model: Model, world: World, { cards, found }: Observed): void {
  for (const [number, person] of model.people.entries()) {
    person.uuid ??= found.find(({ email }) => email === person.email)?.uuid
    if (person.uuid && !world.people[number]) world.people[number] = { id: 0, uuid: person.uuid, token: '' }
  }
  for (const card of model.cards)
    card.uuid ??= cards.find(({ vacancy, owner }) => vacancy === card.vacancy && owner === model.people[card.owner]!.uuid)?.uuid
}

/** Takes over the order of columns in which a card that was put back may stand at several places. */
export function settle(model: Model, { boards }: Observed): void {
  for (const [vacancy, columns] of model.columns.entries())
    for (const stage of stages)
      columns[stage] = boards[vacancy]![stage].map((uuid) => model.cards.find((card) => card.uuid === uuid)!.key)
  for (const card of model.cards) delete card.loose
}

/** All in which the product differs from the model. */
export function differences(model: Model, world: World, observed: Observed): string[] {
  const texts = [
    ...differ(
      'cards',
      model.cards.map((card) => cardText(card)),
      observed.cards.map((row) => rowText(model, row)),
    ),
    ...differ('attempts', attemptTexts(model), observedAttempts(model, world, observed)),
    ...differ(
      'search of people',
      openPeople(model),
      observed.found.map(({ email }) => email),
    ),
  ]
  return texts.length > 0 ? texts : boardDifferences(model, observed)
}

function differ(about: string, expected: readonly string[], actual: readonly string[]): string[] {
  const [want, have] = [expected.toSorted(), actual.toSorted()]
  if (JSON.stringify(want) === JSON.stringify(have)) return []
  const [missing, extra] = [want.filter((text) => !have.includes(text)), have.filter((text) => !want.includes(text))]
  return [`${about}: expected ${JSON.stringify(missing)}, found ${JSON.stringify(extra)}`]
}

const openPeople = ({ people }: Model) => people.filter(({ state }) => state === 'open').map(({ email }) => email)

function cardText({ uuid, vacancy, owner, stage, version, off, steps }: Card): string {
  // Entries of one instant are in no order.
  const history = steps.map(({ kind, from, to }) => [kind, from, to].filter(Boolean).join(' ')).toSorted()
  const place = off === null ? 'on board' : off === 'withdrawn' ? 'withdrawn' : 'off board'
  return `${uuid} of person ${owner} in vacancy ${vacancy}: ${stage}, version ${version}, ${place}, ${history.join(', ')}`
}

function rowText(model: Model, { uuid, vacancy, owner, stage, version, is_off, is_withdrawn, steps }: Observed['cards'][number]) {
  const number = model.people.findIndex((person) => person.uuid === owner)
  const place = is_withdrawn ? 'withdrawn' : is_off ? 'off board' : 'on board'
  return `${uuid} of person ${number} in vacancy ${vacancy}: ${stage}, version ${version}, ${place}, ${steps.toSorted().join(', ')}`
}

const attemptText = (person: number, state: string, points: number | null, chosen: readonly (number | undefined)[]) =>
  `attempt of person ${person}: ${state}, ${points} points, answers ${chosen.join(' ')}`

/** Each of the ten questions counts a tenth; the first answer is right. */
export const pointsOf = (chosen: readonly number[]) => (chosen.filter((choice) => choice === 0).length * 100) / questions

const attemptTexts = ({ people }: Model) =>
  people.flatMap(({ attempts }, number) =>
    attempts.map(({ state, chosen }) => attemptText(number, state, state === 'finished' ? pointsOf(chosen) : null, chosen)),
  )

function observedAttempts({ people }: Model, { bank }: World, { attempts }: Observed): string[] {
  const choiceOf = (uuid: string) => bank.questions.find(({ answers }) => answers.includes(uuid))?.answers.indexOf(uuid)
  const numberOf = (uuid: string) => people.findIndex((person: Person) => person.uuid === uuid)
  return attempts.map(({ owner, state, points, chosen }) => attemptText(numberOf(owner), state, points, chosen.map(choiceOf)))
}

/** Each column has its cards in order; a card that was put back stands between those that were around it. */
function boardDifferences(model: Model, { boards }: Observed): string[] {
  return model.columns.flatMap((columns, vacancy) =>
    stages.flatMap((stage) => {
      const shown = boards[vacancy]![stage]
      const cards = columns[stage].map((key) => cardAt(model, key))
      const loose = cards.filter((card) => card.loose)
      const isLoose = (uuid: string) => loose.some((card) => card.uuid === uuid)
      const about = `column ${stage} of vacancy ${vacancy}`
      const expected = cards.filter((card) => !card.loose).map(({ uuid }) => uuid)
      const fixed = shown.filter((uuid) => !isLoose(uuid))
      if (JSON.stringify(expected) !== JSON.stringify(fixed) || shown.length !== cards.length)
        return [`${about}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(fixed)}`]
      return loose
        .filter((card) => !isBetween(model, card, shown))
        .map(({ uuid }) => `${about}: ${uuid} is not back at its place`)
    }),
  )
}

function isBetween(model: Model, { uuid, loose }: Card, shown: readonly string[]): boolean {
  const at = shown.indexOf(uuid!)
  const indexOf = (key: string) => shown.indexOf(cardAt(model, key).uuid!)
  return loose!.above.every((key) => indexOf(key) < at) && loose!.below.every((key) => indexOf(key) > at)
}
