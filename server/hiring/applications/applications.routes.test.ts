import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { applyEndpoint, listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { removeCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'
import { statementsOf } from '../../testing/statements.ts'

const site = sharedTestApp()
/** The embedded database has one connection, so concurrent requests run one after another. */
const atOnce = inject('testTemplate').engine === 'postgres' ? 200 : 20

const applyTo = (person: TestPerson, vacancy: { uuid: string }, as: string = person.uuid) =>
  site.call(applyEndpoint, { params: { job: vacancy.uuid, user: as }, token: person.token })

async function cardOf(person: TestPerson, vacancy: { id: number }) {
  const { db } = site.platform
  return db.selectFrom('applications').selectAll().where('user_id', '=', person.id).where('vacancy_id', '=', vacancy.id).execute()
}

const emailsTo = (person: TestPerson) =>
  site.platform.db.selectFrom('outgoing_emails').selectAll().where('user_id', '=', person.id).execute()

/**
 * Resolves once a transaction waits for a lock. The embedded database has one connection, so there every request waits for the
 * transaction.
 */
async function untilSomebodyWaits(): Promise<void> {
  const { db, database } = site.platform
  while (database.kind === 'postgres') {
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    if ((await waiting.execute(db)).rows.length > 0) return
  }
}

describe('applying', () => {
  test.each([
    { confirmed: true, how: 'a confirmed address' },
    { confirmed: false, how: 'one that is not, whose e-mails count' },
  ])('APP-02 P4 one application takes nine statements, with $how', async ({ confirmed }) => {
    const vacancy = await makeVacancy(site.platform)
    const person = await site.person({ cv: true, confirmed })
    const { groups, answer } = await statementsOf(() => applyTo(person, vacancy))
    expect(answer.answer.apply).toBe('new_apply')
    const [viewer, begin, vacancyAndPerson, card, mail, job, news, notices, commit, ...others] = groups
      .flat()
      .map(({ text }) => text)
    expect([begin, commit, others]).toEqual(['begin', 'commit', []])
    expect(viewer).toMatch(/from "access_tokens"/)
    expect(vacancyAndPerson).toMatch(/from "vacancies"/)
    expect(card).toMatch(
      /insert into rate_limits.*insert into "applications".*"application_history".*"user_skills".*"site_content"/s,
    )
    expect(mail).toMatch(/insert into "outgoing_emails"/)
    expect(job).toMatch(/insert into pgboss\./i)
    expect(news).toMatch(/insert into live_events/)
    // However many colleagues are notified.
    expect(notices).toMatch(/insert into staff_notices/)
  })

  test('APP-01 the first application is new, the second is old, and only the first sends an e-mail', async () => {
    const vacancy = await makeVacancy(site.platform)
    const person = await site.person({ cv: true })
    expect((await applyTo(person, vacancy)).answer.apply).toBe('new_apply')
    expect((await applyTo(person, vacancy)).answer.apply).toBe('old_apply')
    expect(await emailsTo(person)).toHaveLength(1)
  })

  test('APP-02 applying creates the card, its history, the e-mail and the required skills', async () => {
    const { db } = site.platform
    const vacancy = await makeVacancy(site.platform)
    const skills = await db
      .insertInto('skills')
      .values([{ name: 'Excel de prueba' }, { name: 'Ventas de prueba' }])
      .returning('id')
      .execute()
    await db
      .insertInto('vacancy_skills')
      .values(skills.map(({ id }) => ({ vacancy_id: vacancy.id, skill_id: id })))
      .execute()
    const person = await site.person({ cv: true, language: 'en' })
    await db
      .insertInto('user_skills')
      .values({ user_id: person.id, skill_id: skills[0]!.id, note: 'kept', from_date: '2020-01-01' })
      .execute()
    await applyTo(person, vacancy)

    const [card] = await cardOf(person, vacancy)
    expect(card).toMatchObject({ stage: 'apply', removed_at: null })
    const history = await db.selectFrom('application_history').selectAll().where('application_id', '=', card!.id).execute()
    expect(history).toMatchObject([{ kind: 'applied', actor_id: person.id, to_stage: 'apply' }])
    expect(await emailsTo(person)).toMatchObject([{ stage: 'apply', language: 'en', application_id: card!.id }])
    const theirs = await db.selectFrom('user_skills').selectAll().where('user_id', '=', person.id).orderBy('skill_id').execute()
    expect(theirs).toMatchObject([
      { skill_id: skills[0]!.id, required: true, note: 'kept', from_date: '2020-01-01' },
      { skill_id: skills[1]!.id, required: true, from_date: null },
    ])
  })

  test('APP-02 TIM-02 concurrent applications of one person make one card, history entry and e-mail', async () => {
    const { db } = site.platform
    const vacancy = await makeVacancy(site.platform)
    const person = await site.person({ cv: true })
    const results = await Promise.all(Array.from({ length: atOnce }, () => applyTo(person, vacancy)))
    expect(results.filter((result) => result.answer.apply === 'new_apply')).toHaveLength(1)
    const cards = await cardOf(person, vacancy)
    expect(cards).toHaveLength(1)
    expect(
      await db.selectFrom('application_history').select('id').where('application_id', '=', cards[0]!.id).execute(),
    ).toHaveLength(1)
    expect(await emailsTo(person)).toHaveLength(1)
  })

  test('APP-02 a removed candidate who applies again gets the same card back as new, with its history', async () => {
    const { db } = site.platform
    const vacancy = await makeVacancy(site.platform)
    const person = await site.person({ cv: true })
    const staff = await site.person({ role: 'administrator' })
    await applyTo(person, vacancy)
    const [card] = await cardOf(person, vacancy)
    await site.call(removeCardEndpoint, { params: { id: card!.uuid }, token: staff.token })
    expect((await applyTo(person, vacancy)).answer.apply).toBe('new_apply')
    const [again] = await cardOf(person, vacancy)
    expect(again).toMatchObject({ uuid: card!.uuid, stage: 'apply', removed_at: null })
    const history = await db
      .selectFrom('application_history')
      .select('kind')
      .where('application_id', '=', card!.id)
      .orderBy('id')
      .execute()
    expect(history.map(({ kind }) => kind)).toEqual(['applied', 'removed', 'restored'])
    expect(await emailsTo(person)).toHaveLength(2)
  })

  test('LOG-06 a person may apply forty times a day, and repeated applications do not count', async () => {
    const { db } = site.platform
    const person = await site.person({ cv: true })
    const first = await makeVacancy(site.platform)
    await applyTo(person, first)
    const count = { key: `applications of ${person.id}` }
    await db.updateTable('rate_limits').set({ count: 38 }).where('key', '=', count.key).execute()
    expect((await applyTo(person, first)).answer.apply).toBe('old_apply')
    const vacancies = [await makeVacancy(site.platform), await makeVacancy(site.platform), await makeVacancy(site.platform)]
    const answers = await Promise.all(vacancies.map((vacancy) => applyTo(person, vacancy)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.refusal.error_message).toBe('vacancies.apply_limit')
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(80_000)
    expect(await db.selectFrom('applications').select('id').where('user_id', '=', person.id).execute()).toHaveLength(3)
  })

  test('APP-01 a candidate cannot apply for another person, and staff cannot apply', async () => {
    const vacancy = await makeVacancy(site.platform)
    const [person, other] = [await site.person({ cv: true }), await site.person({ cv: true })]
    const staff = await site.person({ role: 'administrator', cv: true })
    expect((await applyTo(person, vacancy, other.uuid)).status).toBe(403)
    expect((await applyTo(staff, vacancy)).status).toBe(403)
    expect((await applyTo(person, vacancy, String(person.id))).answer.apply).toBe('new_apply')
  })

  test('APP-01 SPEC-67 a closed vacancy answers 410, an unknown one 404, and a missing CV 409', async () => {
    const person = await site.person({ cv: true })
    const closed = await makeVacancy(site.platform, { active: false, closed_at: new Date() })
    const draft = await makeVacancy(site.platform, { active: false, published_at: null })
    const over = await makeVacancy(site.platform, { closes_on: '2020-01-01' })
    for (const late of [closed, over]) expect((await applyTo(person, late)).refusal.error_message).toBe('vacancies.closed')
    expect((await applyTo(person, draft)).status).toBe(404)
    expect((await applyTo(person, { uuid: crypto.randomUUID() })).status).toBe(404)
    const withoutCv = await site.person()
    const refused = await applyTo(withoutCv, await makeVacancy(site.platform))
    expect([refused.status, refused.refusal.error_message]).toEqual([409, 'vacancies.cv_needed'])
  })

  test("APP-01 TIM-02 an application during the vacancy's deletion answers 404", async () => {
    const { db } = site.platform
    const vacancy = await makeVacancy(site.platform)
    const person = await site.person({ cv: true })
    const { applying } = await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('vacancies').where('id', '=', vacancy.id).execute()
      const waiting = applyTo(person, vacancy)
      await untilSomebodyWaits()
      return { applying: waiting }
    })
    expect((await applying).status).toBe(404)
    expect(await cardOf(person, vacancy)).toEqual([])
  })

  test('APP-03 a candidate sees their own applications with date and stage, and no others', async () => {
    const [first, second] = [await makeVacancy(site.platform), await makeVacancy(site.platform, { language: 'en' })]
    const [person, other] = [await site.person({ cv: true }), await site.person({ cv: true })]
    await applyTo(person, first)
    await applyTo(person, second)
    await applyTo(other, first)
    const { answer } = await site.call(listApplicationsEndpoint, { token: person.token })
    expect(answer.total).toBe(2)
    expect(answer.data.map(({ jobs, stage }) => [jobs.name_job, jobs.language, stage])).toEqual([
      [second.title, 'en', 'apply'],
      [first.title, 'es', 'apply'],
    ])
    expect(Date.parse(answer.data[0]!.created_at)).toBeGreaterThan(0)
  })
})
