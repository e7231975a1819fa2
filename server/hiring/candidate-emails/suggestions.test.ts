import { expect, test } from 'vitest'
import { previewSuggestionsEndpoint, sendSuggestionsEndpoint } from '#domain/hiring/candidate-emails/suggestions.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { noteUnreached } from '../../platform/mail/unreached-address.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const role = [
  { module: 'users', item: 'view' },
  { module: 'users', item: 'change' },
] as const

/** A member of staff, a vacancy, and people with and without obstacles. */
async function selection() {
  const staff = await site.person({ role })
  const vacancy = await makeVacancy(site.platform, { title: 'Contadora' })
  const people = {
    ana: await site.person({ firstName: 'Ana', lastName: 'Uno' }),
    bea: await site.person({ firstName: 'Bea', lastName: 'Dos', language: 'en' }),
    unconfirmed: await site.person({ firstName: 'Sin', lastName: 'Confirmar', confirmed: false }),
    there: await site.person({ firstName: 'Ya', lastName: 'Está' }),
    colleague: await site.person({ firstName: 'Del', lastName: 'Equipo', role }),
  }
  await makeApplication(site.platform, vacancy.id, people.there.id)
  const body = { uuid_jobs: vacancy.uuid, uuid_users: Object.values(people).map(({ uuid }) => uuid) }
  return { staff, vacancy, people, body }
}

const mailsTo = (people: readonly { id: number }[]) =>
  site.platform.db
    .selectFrom('outgoing_emails')
    .selectAll()
    .where(
      'user_id',
      'in',
      people.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()

test('POO-02 a suggestion to many is previewed once per language, and names who gets none', async () => {
  const { staff, people, body } = await selection()
  const { data } = (await site.call(previewSuggestionsEndpoint, { token: staff.token, body })).answer
  expect(data.mails).toMatchObject([
    { language: 'es', count: 1, name: 'Ana Uno', subject: 'Una vacante para ti: Contadora' },
    { language: 'en', count: 1, name: 'Bea Dos', subject: 'A job for you: Contadora' },
  ])
  expect(data.left_out.map(({ name, reason }) => [name, reason])).toEqual([
    ['Sin Confirmar', 'unconfirmed'],
    ['Ya Está', 'there'],
    ['Del Equipo', 'staff'],
  ])
  expect(await mailsTo(Object.values(people))).toEqual([])
})

test('POO-02 INT-06 SPEC-45 each person gets their own e-mail, kept without a mail server, once per minute', async () => {
  const { staff, vacancy, people, body } = await selection()
  const send = () => site.call(sendSuggestionsEndpoint, { token: staff.token, body })
  const first = (await send()).answer
  expect(first).toEqual({ success_message: 'suggestions.kept', data: { sent: 2, left_out: 3 } })
  await send()
  const mails = await mailsTo(Object.values(people))
  expect(mails.map(({ to_name, language }) => [to_name, language])).toEqual([
    ['Ana Uno', 'es'],
    ['Bea Dos', 'en'],
  ])
  expect(mails[0]?.plain).toContain('Hola, Ana:')
  expect(mails[0]?.plain).toContain(`/info/vacancies/detail/${vacancy.uuid}?lang=es&source=email`)
  expect(await site.auditOf(staff)).toEqual(['vacancy.suggested', 'vacancy.suggested'])
})

test('POO-02 a suggestion that reaches nobody is refused, as is one of a closed vacancy or to unknown people', async () => {
  const { staff, people, body } = await selection()
  const closed = await makeVacancy(site.platform, { active: false })
  const limited = await site.person({ role, limited: true })
  const messageOf = async (sender: { token: string }, changes: object) =>
    (await site.call(sendSuggestionsEndpoint, { token: sender.token, body: { ...body, ...changes } })).refusal.error_message
  expect(await messageOf(staff, { uuid_users: [people.ana.uuid, crypto.randomUUID()] })).toBe('errors.not_found')
  expect(await messageOf(limited, {})).toBe('errors.not_found')
  expect(await messageOf(staff, { uuid_jobs: closed.uuid })).toBe('vacancies.closed')
  expect(await messageOf(staff, { uuid_users: [] })).toBe('errors.fields')
  expect(await messageOf(staff, { uuid_users: [people.unconfirmed.uuid, people.there.uuid] })).toBe('suggestions.nobody')
  expect(await site.auditOf(staff)).toEqual([])
  expect(await mailsTo(Object.values(people))).toEqual([])
})

test('POO-02 LOG-06 a person suggests vacancies only so often within an hour', async () => {
  const { staff, body } = await selection()
  const window = { count: limits.suggestionsPerHour, window_ends_at: new Date(Date.now() + 60_000) }
  await site.platform.db
    .insertInto('rate_limits')
    .values({ key: `suggestions of ${staff.id}`, ...window })
    .execute()
  expect((await site.call(sendSuggestionsEndpoint, { token: staff.token, body })).status).toBe(429)
})

test('CON-03 a declared consent opens suggestions as far as it covers them', async () => {
  const staff = await site.person({ role })
  const vacancy = await makeVacancy(site.platform)
  const heldBy = async (covers: 'both' | 'keeping', stopped: Date | null = null) => {
    const person = await site.person({ confirmed: false })
    const consent = { user_id: person.id, consented_on: '2026-03-02', manner: 'Feria', declared_at: new Date(), covers }
    await site.platform.db.insertInto('held_consents').values(consent).execute()
    await site.platform.db.updateTable('users').set({ suggestions_stopped_at: stopped }).where('id', '=', person.id).execute()
    return person
  }
  const both = await heldBy('both')
  const others = [await heldBy('keeping'), await heldBy('both', new Date()), await heldBy('both')]
  await noteUnreached(site.platform.db, others[2]!.email, '550 5.1.1 User unknown', new Date())
  const body = { uuid_jobs: vacancy.uuid, uuid_users: [both, ...others].map(({ uuid }) => uuid) }
  const preview = (await site.call(previewSuggestionsEndpoint, { token: staff.token, body })).answer.data
  expect(preview.left_out.map(({ reason }) => reason)).toEqual(['not_covered', 'unwanted', 'unreached'])
  expect((await site.call(sendSuggestionsEndpoint, { token: staff.token, body })).answer.data).toEqual({ sent: 1, left_out: 3 })
  expect((await mailsTo([both]))[0]).toMatchObject({ kind: 'share', unsubscribe_url: expect.any(String) })
})
