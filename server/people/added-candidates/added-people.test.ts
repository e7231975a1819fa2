import { expect, test } from 'vitest'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { deliveredStatuses } from '#domain/mail/mail.rules.ts'
import { forgotEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { addPeople, type NewPerson } from './added-people.writes.ts'

const site = sharedTestApp()
let made = 0

function newPerson(overrides: Partial<NewPerson> = {}): NewPerson {
  made += 1
  return {
    ...{ firstName: 'Ana', lastName: `Prueba ${made}`, email: `ana.${made}@example.com`, phone: '+57 300 123 4567' },
    ...{ city: 'Cali', language: 'es', sourceNote: 'Feria de empleo' },
    ...overrides,
  }
}

async function add(people: readonly NewPerson[], asks = true) {
  const by = await site.person()
  const { platform } = site
  return platform.db.transaction().execute((tx) => addPeople(tx, platform, platform.now(), people, { by, asks }))
}

const mailsTo = (address: string) =>
  site.platform.db.selectFrom('outgoing_emails').selectAll().where('to_address', '=', address).execute()

test('INT-01 people are added in order, each with one request for consent, those without an address with none', async () => {
  const people = [...Array(1100).keys()].map((number) => newPerson(number % 2 ? {} : { email: '' }))
  const added = await add(people)
  expect(added.map(({ email, asked }) => [email, asked])).toEqual(people.map(({ email }) => [email, email !== '']))
  const { db } = site.platform
  const rows = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .selectAll()
    .where(
      'users.id',
      'in',
      added.slice(-2).map(({ id }) => id),
    )
    .orderBy('users.id')
    .execute()
  expect(rows).toMatchObject([
    { last_name: people.at(-2)?.lastName, personal_phone: '+57 300 123 4567', city: 'Cali', source_note: 'Feria de empleo' },
    { last_name: people.at(-1)?.lastName, email: people.at(-1)?.email, password_hash: 'none', email_verified_at: null },
  ])
  const days = (rows[0]!.consent_due_at!.getTime() - rows[0]!.added_at!.getTime()) / 86_400_000
  expect(days).toBe(90)
  const [mail, ...others] = await mailsTo(people.at(-1)!.email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'consent', language: 'es', user_id: added.at(-1)?.id })
})

test('INT-01 nothing else is sent to a person who has not consented, nor to an empty address', async () => {
  const [asked, without] = await add([newPerson(), newPerson({ email: '' })])
  const { platform } = site
  const send = (address: string) =>
    platform.db
      .transaction()
      .execute((tx) =>
        queueMail(
          tx,
          platform,
          { kind: 'share', language: 'es', to: { name: '', address }, subject: 'S', html: '<p>S</p>', plain: 'S' },
          platform.now(),
        ),
      )
  expect(await send(asked!.email)).toMatchObject({ refused: 'notification.error.no_consent' })
  expect(await send(without!.email)).toMatchObject({ refused: 'notification.error.no_address' })
  const recovery = await site.call(forgotEndpoint, { body: { email: asked!.email, lang: 'es' } })
  const unknown = await site.call(forgotEndpoint, { body: { email: 'nobody@example.com', lang: 'es' } })
  expect(recovery.answer).toEqual(unknown.answer)
  expect((await mailsTo(asked!.email)).map(({ kind }) => kind)).toEqual(['consent'])
})

test('INT-01 a person who has not consented cannot log in', async () => {
  const [person] = await add([newPerson()])
  for (const password of ['none', 'Quarry.2026!']) {
    const login = await site.call(issueTokenEndpoint, { body: { grant_type: 'password', username: person!.email, password } })
    expect(login.refusal.error_message).toBe('personal.error.login')
  }
})

test('INT-01 requests for consent can be sent later, and a taken address adds nobody', async () => {
  const one = newPerson()
  await add([one], false)
  expect(await mailsTo(one.email)).toEqual([])
  await expect(add([newPerson({ lastName: 'Nadie' }), newPerson({ email: one.email })])).rejects.toMatchObject({
    constraint: 'users_email',
  })
  expect(await site.platform.db.selectFrom('users').select('id').where('last_name', '=', 'Nadie').execute()).toEqual([])
})

test('INT-01 the link of a delivered request for consent leaves the outbox', async () => {
  const person = newPerson()
  await add([person])
  await expect.poll(async () => (await mailsTo(person.email))[0]).toMatchObject({ html: '', plain: '' })
  expect(deliveredStatuses).toContain((await mailsTo(person.email))[0]?.status)
})
