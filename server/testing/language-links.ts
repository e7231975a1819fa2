import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import type { TestApp } from './app.ts'
import { type Bank, makeAttempt, makeBank } from './tests.ts'

export type PairedBanks = Readonly<Record<Language, Bank>>

/** A bank of ten questions in both languages, in pairs. */
export async function makePairedBank({ platform }: Pick<TestApp, 'platform'>): Promise<PairedBanks> {
  const es = await makeBank(platform, { questions: 10 })
  const en = await makeBank(platform, { questions: 10, language: 'en', skillId: es.skillId })
  for (const [place, { id }] of es.questions.entries()) {
    const ids = [id, en.questions[place]!.id]
    await platform.db.updateTable('questions').set({ pair: randomUUID() }).where('id', 'in', ids).execute()
  }
  return { es, en }
}

/** So many people of five abilities take the test in each language. The questions at `places` are harder in English by so many logits. */
export async function takeBothTests(site: TestApp, banks: PairedBanks, count: number, places: readonly number[], harder: number) {
  const { db } = site.platform
  const named = { role_id: 2, first_name: 'Candidata', last_name: 'De Prueba', password_hash: 'none', language: 'es' as const }
  for (const language of ['es', 'en'] as const) {
    const { id: userId } = await site.person()
    const { id } = await makeAttempt(site.platform, { userId, bank: banks[language] })
    const rows = Array.from({ length: count }, () => ({ ...named, email: `${randomUUID()}@example.com` }))
    const people = (await db.insertInto('users').values(rows).returning('id').execute()).map((person) => person.id)
    await sql`
      insert into attempts (user_id, skill_id, language, state, signals_agreed_at, started_at, ends_at, finished_at, window_id, points, unrated)
      select person, skill_id, language, state, signals_agreed_at, started_at, ends_at, finished_at, window_id, points, unrated
      from unnest(${people}::bigint[]) as person, attempts where attempts.id = ${id}`.execute(db)
    // The digits of a hash stand for chance, so that every run has the same answers.
    await sql`
      insert into attempt_questions
        (attempt_id, position, question_id, snapshot_id, answer_order, shown_at, answered_at, answer_uuid, points, correct)
      select attempts.id, position, question_id, snapshot_id, answer_order, shown_at, answered_at, answer_uuid, asked.points,
        ('x' || left(md5(concat_ws(' ', place, position, asked.attempt_id = ${id}, ${language}::text)), 8))::bit(32)::bigint / 4294967296.0
          < 1 / (1 + exp((position - 4.5) * 0.3 - (place % 5 - 2) * 0.7
            + case when position = any(${places}::integer[]) and ${language} = 'en' then ${harder}::float8 else 0 end))
      from unnest(${people}::bigint[]) with ordinality as people (person, place)
      join attempts on attempts.user_id = people.person
      join attempt_questions as asked on asked.attempt_id = ${id}`.execute(db)
    await db.updateTable('attempts').set({ archived_at: new Date() }).where('id', '=', id).execute()
  }
}
