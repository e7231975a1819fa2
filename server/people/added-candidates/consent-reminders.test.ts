import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { addPeople } from './added-people.writes.ts'
import { remindUnanswered } from './consent-reminders.writes.ts'

const site = sharedTestApp()
const daySeconds = 24 * 3600
let made = 0

async function ask(count: number) {
  const by = await site.person()
  const { platform } = site
  const people = [...Array(count).keys()].map(() => {
    made += 1
    return {
      ...{ firstName: 'Iris', lastName: 'Callada', email: `iris.${made}@example.com`, phone: '', city: '' },
      ...{ language: 'es' as const, sourceNote: '' },
    }
  })
  return platform.db.transaction().execute((tx) => addPeople(tx, platform, platform.now(), people, { by, asks: true }))
}

const subjectsTo = async (address: string) =>
  (
    await site.platform.db
      .selectFrom('outgoing_emails')
      .select('subject')
      .where('to_address', '=', address)
      .orderBy('id')
      .execute()
  ).map(({ subject }) => (subject.startsWith('Recordatorio') ? 'reminder' : 'request'))

test('INT-08 a person is reminded on day 10 and 25, once each, by however many processes', async () => {
  const [person] = await ask(1)
  const remind = () => Promise.all([remindUnanswered(site.platform), remindUnanswered(site.platform)])
  const after: string[][] = []
  for (const days of [9, 1, 0, 14, 1, 30]) {
    site.passSeconds(days * daySeconds)
    await remind()
    after.push(await subjectsTo(person!.email))
  }
  const [one, two] = [
    ['request', 'reminder'],
    ['request', 'reminder', 'reminder'],
  ]
  expect(after).toEqual([['request'], one, one, one, two, two])
})

test('INT-08 nobody is reminded who has answered, is unreached, or is about to be erased; a late one is sent once', async () => {
  const [answered, unreached, late] = await ask(3)
  const { db, now } = site.platform
  await db.updateTable('users').set({ consent_due_at: null }).where('id', '=', answered!.id).execute()
  await db
    .updateTable('users')
    .set({ undelivered_address: unreached!.email, undelivered_at: now() })
    .where('id', '=', unreached!.id)
    .execute()
  site.passSeconds(40 * daySeconds)
  await remindUnanswered(site.platform)
  await remindUnanswered(site.platform)
  expect(await subjectsTo(answered!.email)).toEqual(['request'])
  expect(await subjectsTo(unreached!.email)).toEqual(['request'])
  expect(await subjectsTo(late!.email)).toEqual(['request', 'reminder'])
})

test('INT-08 more people than one transaction reminds are all reminded', async () => {
  const people = await ask(230)
  site.passSeconds(10 * daySeconds)
  await remindUnanswered(site.platform)
  const counts = await Promise.all(people.map(async ({ email }) => (await subjectsTo(email)).length))
  expect(new Set(counts)).toEqual(new Set([2]))
})
