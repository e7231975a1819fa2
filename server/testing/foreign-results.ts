import type { Insertable } from 'kysely'
import type { DB } from '../database/schema.ts'
import type { TestApp } from './app.ts'

let made = 0

/** Stores a result of another site as evidence of a person, as after a check. */
export async function storeForeignResult(
  { platform: { db, now } }: TestApp,
  userId: number,
  more: Partial<Insertable<DB['foreign_results']>> = {},
) {
  made += 1
  return db
    .insertInto('foreign_results')
    .values({
      user_id: userId,
      address: `https://other.example/passport/${String(made).padStart(43, 'A')}`,
      jwt: 'a.b.c',
      site: 'https://other.example',
      issuer_name: 'Otra empresa',
      holder_name: null,
      skill_name: 'Contabilidad',
      language: 'es',
      bands: 'SE',
      points_error: 12,
      questions: 10,
      finished_at: now(),
      added_at: now(),
      checked_at: now(),
      asked_at: now(),
      ...more,
    })
    .returning(['id', 'uuid', 'address'])
    .executeTakeFirstOrThrow()
}
