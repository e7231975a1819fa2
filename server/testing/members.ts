import { type TestApp, type TestPerson, testPassword } from './app.ts'

/** Hashing is slow on purpose, and once is enough for all who share a password. */
let passwordHash: Promise<string> | undefined

/** Lets a person log in with testPassword, unlike those of app.person(), whose sessions are made for them. */
export async function givePassword({ platform }: TestApp, { id }: Pick<TestPerson, 'id'>): Promise<void> {
  passwordHash ??= platform.passwords.hash(testPassword)
  await platform.db
    .updateTable('users')
    .set({ password_hash: await passwordHash })
    .where('id', '=', id)
    .execute()
}

/** A person who can log in with testPassword. */
export async function member(app: TestApp, options: Parameters<TestApp['person']>[0] = {}): Promise<TestPerson> {
  const person = await app.person(options)
  await givePassword(app, person)
  return person
}
