import { readdir } from 'node:fs/promises'
import { Agent } from 'node:http'
import path from 'node:path'
import type pg from 'pg'
import { personColumns } from '../../../server/references.ts'
import { send } from '../send.ts'
import type { ServerProcess } from '../server-process.ts'
import type { FinalAnswer, FinalAttempt, FinalCard, FinalMail, FinalPerson, FinalState } from './final-state.ts'
import type { Site } from './site.ts'

interface Sources {
  readonly pool: pg.Pool
  readonly processes: readonly ServerProcess[]
  readonly dataDir: string
  readonly site: Site
}

/** Reads the end of a history: rows from the database, boards through every process, e-mails from the mailbox. */
export async function readFinalState({ pool, processes, dataDir, site }: Sources): Promise<FinalState> {
  const rows = async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[]
  const uuids = site.candidates.map(({ uuid }) => uuid)
  return {
    cards: await rows<FinalCard>(
      `select a.uuid, users.uuid as person, vacancies.uuid as vacancy, a.stage, a.version, a.removed_at is null as "isOnBoard",
         (select count(*)::int from application_history h where h.application_id = a.id and h.kind in ('applied', 'restored')) as arrivals,
         (select count(*)::int from (
            select h.kind, lag(h.kind) over (order by h.id) as before from application_history h
            where h.application_id = a.id and h.kind in ('applied', 'restored', 'withdrawn')
          ) steps where kind = 'withdrawn' and before = 'withdrawn') as "withdrawnAgain",
         (select count(*)::int from outgoing_emails m where m.application_id = a.id and m.stage = 'apply' and m.actor_id is null) as confirmations
       from applications a join users on users.id = a.user_id join vacancies on vacancies.id = a.vacancy_id`,
    ),
    boards: await Promise.all(processes.map((one) => readBoards(one, site))),
    answers: await rows<FinalAnswer>(
      `select users.uuid as person, s.uuid as skill, q.position::int, q.answer_uuid as choice, q.points::float
       from attempt_questions q join attempts on attempts.id = q.attempt_id join users on users.id = attempts.user_id
       join user_skills s on s.user_id = attempts.user_id and s.skill_id = attempts.skill_id`,
    ),
    attempts: await rows<FinalAttempt>(
      `select users.uuid as person, s.uuid as skill, attempts.state, attempts.points::float from attempts
       join users on users.id = attempts.user_id
       join user_skills s on s.user_id = attempts.user_id and s.skill_id = attempts.skill_id`,
    ),
    mails: await rows<FinalMail>(
      `select uuid, subject, status, exists (
         select from pgboss.job where name = 'send-email' and (data->>'email')::bigint = m.id and state in ('created', 'retry', 'active')
       ) as "hasJob", exists (
         select from users left join applications a on a.user_id = users.id
         where (users.id = m.user_id or a.id = m.application_id) and users.deleted_at is not null
       ) as "isOfClosed" from outgoing_emails m`,
    ),
    files: await filesOf(path.join(dataDir, 'mailbox')),
    people: await rows<FinalPerson>(
      `select people.uuid, other.uuid as "mergedInto", people.deleted_at is not null as "isClosed" from users people
       left join users other on other.id = people.merged_into where people.uuid = any($1::uuid[])`,
      [uuids],
    ),
    leftOfErased: await leftOfErased(pool),
  }
}

/** The name of a file ends with the uuid of its e-mail. */
async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.flatMap((name) => /^[^.].*?-([0-9a-f-]{36})\.eml$/.exec(name)?.[1] ?? [])
}

async function leftOfErased(pool: pg.Pool): Promise<string[]> {
  const left: string[] = []
  for (const { table, column, erasure } of personColumns.filter((one) => one.erasure !== 'keep')) {
    if (erasure !== 'delete') continue
    const { rows } = await pool.query(
      `select 1 from ${table} join users on users.id = ${table}.${column}
       where users.deleted_at is not null and users.merged_into is null and not exists (select from deleted_accounts d where d.user_id = users.id) limit 1`,
    )
    if (rows.length > 0) left.push(`${table}.${column}`)
  }
  return left
}

interface Column {
  readonly name_board: string
  readonly elements: readonly { readonly uuid_element: string }[]
  readonly next: string | null
}

/** Every column of every board, page by page, as its page reads them. */
export async function readBoards({ port }: ServerProcess, site: Site): Promise<ReadonlyMap<string, readonly string[]>> {
  const agent = new Agent({ keepAlive: true })
  const read = async (query: string): Promise<readonly Column[]> => {
    const answer = await send(agent, port, { method: 'GET', path: `/api/board/postulates/${query}`, token: site.staff[0]! })
    if (typeof answer !== 'object' || answer.status !== 200)
      throw new Error(`A board could not be read: ${JSON.stringify(answer)}`)
    return (answer.body as { data: Column[] }).data
  }
  const columns = new Map<string, string[]>()
  for (const vacancy of site.vacancies) {
    for (const first of await read(`${vacancy}?size=50`)) {
      const cards = first.elements.map(({ uuid_element }) => uuid_element)
      for (let after = first.next; after !== null; ) {
        const page = (await read(`${vacancy}?size=50&stage=${first.name_board}&after=${encodeURIComponent(after)}`)).find(
          ({ name_board }) => name_board === first.name_board,
        )
        cards.push(...(page?.elements ?? []).map(({ uuid_element }) => uuid_element))
        after = page?.next ?? null
      }
      columns.set(`${vacancy} ${first.name_board}`, cards)
    }
  }
  agent.destroy()
  return columns
}
