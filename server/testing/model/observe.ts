import { sql } from 'kysely'
import { getBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import type { World } from './world.ts'

interface CardRow {
  readonly uuid: string
  readonly vacancy: number
  readonly owner: string
  readonly stage: Stage
  readonly version: number
  readonly is_off: boolean
  readonly is_withdrawn: boolean
  /** The history: kind, from and to of each entry, oldest first. */
  readonly steps: readonly string[]
}

interface AttemptRow {
  readonly owner: string
  readonly state: string
  readonly points: number | null
  /** The uuids of the chosen answers, in the order of the questions. */
  readonly chosen: readonly string[]
}

export interface Observed {
  readonly cards: readonly CardRow[]
  readonly attempts: readonly AttemptRow[]
  /** The boards as staff see them: the uuids of the cards of each column in order. */
  readonly boards: readonly Record<Stage, readonly string[]>[]
  /** What the search finds by the last name of everybody: addresses and uuids. */
  readonly found: readonly { readonly email: string; readonly uuid: string }[]
}

/** Reads what the model predicts: the rows, the boards and the search of people. */
export async function observe(world: World): Promise<Observed> {
  const [cards, attempts, found] = [await readCards(world), await readAttempts(world), await search(world)]
  const boards = []
  for (const { uuid } of world.vacancies) boards.push(await readBoard(world, uuid))
  return { cards, attempts, boards, found }
}

async function readCards({ site, vacancies }: World): Promise<CardRow[]> {
  const ids = vacancies.map(({ id }) => id)
  const { rows } = await sql<CardRow>`
    select applications.uuid, array_position(${ids}::bigint[], vacancy_id) - 1 as vacancy, users.uuid as owner, stage, applications.version,
      removed_at is not null as is_off, withdrawn_at is not null as is_withdrawn,
      array(
        select concat_ws(' ', kind, from_stage, to_stage) from application_history
        where application_id = applications.id order by application_history.at, application_history.id
      ) as steps
    from applications join users on users.id = user_id where vacancy_id = any(${ids}::bigint[])`.execute(site.platform.db)
  return rows
}

async function readAttempts({ site, bank }: World): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select users.uuid as owner, state, points::float as points, array(
      select answer_uuid::text from attempt_questions where attempt_id = attempts.id and answered_at is not null order by position
    ) as chosen
    from attempts join users on users.id = user_id where skill_id = ${bank.skillId} order by started_at, attempts.id`.execute(
    site.platform.db,
  )
  return rows
}

async function readBoard({ site, staff }: World, job: string) {
  const { data } = (await site.call(getBoardEndpoint, { token: staff[0]!.token, params: { job } })).answer
  const uuids = (stage: Stage) =>
    data.find(({ name_board }) => name_board === stage)?.elements.map(({ uuid_element }) => uuid_element) ?? []
  return Object.fromEntries(stages.map((stage) => [stage, uuids(stage)])) as Record<Stage, string[]>
}

async function search({ site, staff, name }: World) {
  const { data } = (await site.call(listUsersEndpoint, { token: staff[1]!.token, query: { q: name } })).answer
  return data.map(({ email, uuid }) => ({ email, uuid }))
}
