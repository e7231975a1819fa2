import type { TestApp, TestPerson } from './app.ts'

/** Gives a person with a CV the text that was read from it. */
export async function writeCv({ platform: { db } }: TestApp, person: TestPerson, text: string) {
  const { cv_file_id } = await db.selectFrom('users').select('cv_file_id').where('id', '=', person.id).executeTakeFirstOrThrow()
  await db
    .insertInto('file_texts')
    .values({ file_id: cv_file_id!, state: 'read', text })
    .onConflict((row) => row.column('file_id').doUpdateSet({ state: 'read', text }))
    .execute()
}

export async function writeProfile({ platform: { db } }: TestApp, person: TestPerson, values: Record<string, string>) {
  await db
    .insertInto('profiles')
    .values({ user_id: person.id, ...values })
    .onConflict((row) => row.column('user_id').doUpdateSet(values))
    .execute()
}
