import { type TestApp, type TestPerson, testPassword } from './app.ts'

/** Hashing is slow by design, so all people share one hash. */
let passwordHash: Promise<string> | undefined

/** Lets a person log in with testPassword; app.person() creates a session without a password. */
export async function givePassword({ platform }: TestApp, { id }: Pick<TestPerson, 'id'>): Promise<void> {
  passwordHash ??= platform.passwords.hash(testPassword)
  await platform.db
    .updateTable('users')
    .set({ password_hash: await passwordHash })
    .where('id', '=', id)
    .execute()
}

/** Creates a person who can log in with testPassword. */
export async function member(app: TestApp, options: Parameters<TestApp['person']>[0] = {}): Promise<TestPerson> {
  const person = await app.person(options)
  await givePassword(app, person)
  return person
}
