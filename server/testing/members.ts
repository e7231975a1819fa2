import { type TestApp, type TestPerson, testPassword } from './app.ts'

/** Hashing is slow on purpose, and once is enough for all who share a password. */
let passwordHash: Promise<string> | undefined

/** A person who can log in with testPassword, unlike those of app.person(), whose sessions are made for them. */
export async function member(app: TestApp, options: Parameters<TestApp['person']>[0] = {}): Promise<TestPerson> {
  const person = await app.person(options)
  passwordHash ??= app.platform.passwords.hash(testPassword)
  await app.platform.db
    .updateTable('users')
    .set({ password_hash: await passwordHash })
    .where('id', '=', person.id)
    .execute()
  return person
}
