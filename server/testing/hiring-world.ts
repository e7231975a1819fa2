import { dayMs } from '#domain/kernel/dates.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import type { TestApp } from './app.ts'
import { makeApplication, makeVacancy } from './records.ts'

/** An application with its history: each stage after the given number of days from 1 March 2026. */
async function makeMovedApplication(
  site: TestApp,
  vacancy: { id: number },
  moves: Partial<Record<Stage, number>>,
  more: object = {},
) {
  const { db } = site.platform
  const person = await site.person({ firstName: 'Cifra' })
  const card = await makeApplication(site.platform, vacancy.id, person.id)
  const at = (days: number) => new Date(Date.UTC(2026, 2, 1, 15) + days * dayMs)
  const [first = 0] = Object.values(moves)
  await db
    .insertInto('application_history')
    .values(
      Object.entries(moves).map(([stage, days], index) => ({
        application_id: card.id,
        actor_id: person.id,
        kind: index === 0 ? ('applied' as const) : ('moved' as const),
        to_stage: stage,
        at: at(days),
      })),
    )
    .execute()
  const stage = Object.keys(moves).at(-1) as Stage
  await db
    .updateTable('applications')
    .set({ applied_at: at(first), stage, ...more })
    .where('id', '=', card.id)
    .execute()
  return { ...card, person }
}

/** Two clients with three vacancies and seven applications in March and April 2026: one hired, three rejected. */
export async function makeHiringWorld(site: TestApp) {
  const { platform } = site
  const { db } = platform
  const owner = await site.person({ role: [{ module: 'candidates', item: 'view' }], firstName: 'Olga', lastName: 'Dueña' })
  const [one, two] = [await makeVacancy(platform, { owner_id: owner.id }), await makeVacancy(platform)]
  const { client_id } = await db.selectFrom('vacancies').select('client_id').where('id', '=', one.id).executeTakeFirstOrThrow()
  const client = await db.selectFrom('clients').select(['id', 'uuid']).where('id', '=', client_id).executeTakeFirstOrThrow()
  const three = await makeVacancy(platform, { client_id: client.id })
  const reason = await db
    .insertInto('rejection_reasons')
    .values({ name: `Motivo ${one.id}` })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  const skill = await db
    .insertInto('skills')
    .values({ name: `Excel ${one.id}` })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  await db.insertInto('vacancy_skills').values({ vacancy_id: one.id, skill_id: skill.id }).execute()
  const link = { source_kind: 'link', source_name: 'linkedin' } as const
  const hired = await makeMovedApplication(site, one, { apply: 0, makeTest: 2, firstInterview: 6, approved: 9 }, link)
  const applications = [
    hired,
    await makeMovedApplication(site, one, { apply: 1, reject: 4 }, { ...link, rejection_reason_id: reason.id }),
    await makeMovedApplication(site, one, { apply: 1, makeTest: 8, reject: 12 }),
    await makeMovedApplication(site, one, { apply: 32 }),
    await makeMovedApplication(site, two, { apply: 3, secondInterview: 10 }, { source_kind: 'direct' }),
    await makeMovedApplication(site, two, { apply: 35, reject: 36 }, { source_kind: 'direct' }),
    await makeMovedApplication(site, three, { apply: 5, makeTest: 6 }),
  ]
  const finished_at = new Date(Date.UTC(2026, 2, 5))
  const attempt = { skill_id: skill.id, language: 'es', state: 'finished', signals_agreed_at: finished_at } as const
  const times = { started_at: new Date(Date.UTC(2026, 2, 4)), ends_at: finished_at, finished_at }
  const result = (points: number) => ({ points, unrated: 0, window_id: crypto.randomUUID() })
  await db
    .insertInto('attempts')
    .values([
      { ...attempt, ...times, ...result(80), user_id: hired.person.id },
      { ...attempt, ...times, ...result(30), user_id: applications[2]!.person.id },
    ])
    .execute()
  const hired_at = new Date(Date.UTC(2026, 3, 2, 15))
  await db.updateTable('users').set({ hired: true, available: false }).where('id', '=', hired.person.id).execute()
  await db.updateTable('applications').set({ hired_at }).where('id', '=', hired.id).execute()
  await db
    .insertInto('application_history')
    .values({ application_id: hired.id, actor_id: owner.id, kind: 'hired', to_stage: 'approved', at: hired_at })
    .execute()
  return { one, two, three, client, owner, reason, skill, hired, applications }
}
