import { listVacancyResultsEndpoint } from '#domain/assessment/results/vacancy-results.contract.ts'
import { getTimelineEndpoint, listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { pointsOf } from './compare.ts'
import { lookAtTest } from './send.ts'
import { type Card, cardOf, currentAttempt, type Model, vacancies } from './state.ts'
import { shownTest } from './test-steps.ts'
import type { World } from './world.ts'

/** Compares what people read with the model: own applications and their timelines, tests, results of a vacancy, and details of cards. */
export async function wholeDifferences(model: Model, world: World): Promise<string[]> {
  const texts: string[] = []
  const expectEqual = (about: string, expected: unknown, actual: unknown) => {
    if (JSON.stringify(expected) !== JSON.stringify(actual))
      texts.push(`${about}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`)
  }
  for (const [number, person] of model.people.entries()) {
    if (!person.isLoggedIn) continue
    expectEqual(
      `applications of person ${number}`,
      ownCards(model, number)
        .map(({ uuid, off }) => [uuid, off])
        .toSorted(),
      await readOwn(world, number),
    )
    for (const card of ownCards(model, number))
      expectEqual(`timeline of ${card.uuid}`, ownSteps(card), await readTimeline(world, number, card))
    for (const window of [0, 1])
      expectEqual(
        `test of person ${number} in window ${window}`,
        { done: true, ...shownTest(person, window) },
        await lookAtTest(world, number, window),
      )
  }
  for (let vacancy = 0; vacancy < vacancies; vacancy += 1)
    expectEqual(`results of vacancy ${vacancy}`, expectedResults(model, vacancy), await readResults(model, world, vacancy))
  for (const card of model.cards.filter(({ off }) => !off))
    expectEqual(`history of ${card.uuid}`, stepsForStaff(card), await readHistory(world, card))
  return texts
}

const ownCards = ({ cards }: Model, person: number) =>
  cards.filter(({ owner, off }) => owner === person && (off === null || off === 'withdrawn'))

async function readOwn({ site, people }: World, person: number) {
  const { data } = (await site.call(listApplicationsEndpoint, { token: people[person]!.token })).answer
  return data.map(({ uuid, withdrawn_at }) => [uuid, withdrawn_at === null ? null : 'withdrawn']).toSorted()
}

const ownKinds = { applied: 'applied', restored: 'applied', withdrawn: 'withdrawn' } as const
const ownSteps = ({ steps }: Card) => steps.flatMap(({ kind }) => ownKinds[kind as keyof typeof ownKinds] ?? []).toSorted()

async function readTimeline({ site, people }: World, person: number, { uuid }: Card) {
  const { data } = (await site.call(getTimelineEndpoint, { token: people[person]!.token, params: { uuid: uuid! } })).answer
  const kinds: Record<string, string> = { applied: 'applied', added: 'applied', applied_again: 'applied', withdrawn: 'withdrawn' }
  return data.flatMap(({ kind }) => kinds[kind] ?? []).toSorted()
}

/** The result that counts is that of the finished attempt that began last. */
function expectedResults(model: Model, vacancy: number) {
  return model.people
    .flatMap((person, number) => {
      const card = cardOf(model, number, vacancy)
      if (!card || card.off || person.state !== 'open') return []
      const last = currentAttempt({ ...person, attempts: person.attempts.filter(({ state }) => state === 'finished') })
      return [`${number}: ${last ? pointsOf(last.chosen) : null}`]
    })
    .toSorted()
}

async function readResults({ people }: Model, { site, staff, vacancies: ids }: World, vacancy: number) {
  const params = { id: ids[vacancy]!.uuid }
  const { data } = (await site.call(listVacancyResultsEndpoint, { token: staff[0]!.token, params })).answer
  return data
    .flatMap(({ user, results }) => {
      const number = people.findIndex(({ uuid }) => uuid === user.uuid)
      return people[number]?.state === 'open' ? [`${number}: ${results[0]?.points ?? null}`] : []
    })
    .toSorted()
}

const stepsForStaff = ({ steps }: Card) =>
  steps
    .map(({ kind, from, to }) => [kind === 'restored' ? 'applied' : kind, from, to])
    .map(String)
    .toSorted()

async function readHistory({ site, staff }: World, { uuid }: Card) {
  const { data } = (await site.call(getCardEndpoint, { token: staff[0]!.token, params: { id: uuid! } })).answer
  const kinds: Record<string, string> = {
    applied: 'applied',
    added: 'applied',
    restored: 'applied',
    moved: 'moved',
    withdrawn: 'withdrawn',
    removed: 'removed',
  }
  return data.timeline
    .flatMap(({ kind, from, to }) => (kinds[kind] ? [[kinds[kind], from, to]] : []))
    .map(String)
    .toSorted()
}
