import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getTestSummaryEndpoint } from '#domain/assessment/attempts/attempts.contract.ts'
import { getLanguageLinkEndpoint } from '#domain/assessment/language-links/language-links.contract.ts'
import { getResultEndpoint } from '#domain/assessment/results/results.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { storeRun } from '../../testing/difficulties.ts'
import { makePairedBank } from '../../testing/language-links.ts'
import { makeAttempt } from '../../testing/tests.ts'

const site = sharedTestApp({ WORKER: '0' })

test('FAI-04 a result that a void table adjusted counts unadjusted and says so, and no table can count again', async () => {
  const staff = await site.person({ role: 'administrator' })
  const person = await site.person()
  const banks = await makePairedBank(site)
  const { db, now } = site.platform
  const params = { id: banks.es.skillUuid }
  const tables = async () => (await site.call(getLanguageLinkEndpoint, { token: staff.token, params })).answer.data.voided
  expect(await tables()).toEqual([])
  const [es_run_id, en_run_id] = [
    await storeRun(site.platform, banks.es, (place) => place - 4.5),
    await storeRun(site.platform, banks.en, (place) => place - 4.5),
  ]
  const table = {
    ...{ skill_id: banks.es.skillId, number: 1, constant: 0.6, error: 0.1, pairs: 8, es_run_id, en_run_id },
    ...{ equal_points: '[]', note: 'Revisada', signed_by: staff.id, signed_at: now() },
  }
  await expect(db.insertInto('language_links').values(table).execute()).rejects.toThrow('language_links_void')
  // The table as the version before left it.
  await sql`alter table language_links drop constraint language_links_void`.execute(db)
  await sql`alter table language_links add constraint language_links_withdrawn check ((withdrawn_by is null) = (withdrawn_at is null))`.execute(
    db,
  )
  const link = await db.insertInto('language_links').values(table).returning('id').executeTakeFirstOrThrow()
  const attempt = await makeAttempt(site.platform, { userId: person.id, bank: banks.en, isRight: (at) => at < 5 })
  await db
    .updateTable('attempts')
    .set({ language_link_id: link.id, linked_points: 62, linked_error: 17 })
    .where('id', '=', attempt.id)
    .execute()
  const migration = readFileSync(new URL('../../database/migrations/0480-void-language-links.sql', import.meta.url), 'utf8')
  for (const statement of migration.split(';').filter((part) => part.trim() !== '')) await sql.raw(statement).execute(db)

  const { linked_points } = await db
    .selectFrom('attempts')
    .select('linked_points')
    .where('id', '=', attempt.id)
    .executeTakeFirstOrThrow()
  // Processes of the version before show the unadjusted points.
  expect(Number(linked_points)).toBe(50)
  await expect(
    db
      .insertInto('language_links')
      .values({ ...table, number: 2 })
      .execute(),
  ).rejects.toThrow('language_links_void')
  expect(await tables()).toMatchObject([{ number: 1, note: 'Revisada', results: 1 }])
  const result = await site.call(getResultEndpoint, { token: staff.token, params: { uuid: attempt.userSkillUuid } })
  expect(result.answer.data).toMatchObject({ points: 50, bands: ['E', 'R', 'D'], void_table: 1 })
  const of = { token: person.token, params: { user_skill_uuid: attempt.userSkillUuid } }
  const summary = await site.call(getTestSummaryEndpoint, of)
  expect(summary.answer.data).toMatchObject({ bands: ['E', 'R', 'D'], void_table: 1 })
})
