import { expect, test } from 'vitest'
import { askImportedEndpoint, getImportEndpoint } from '#domain/people/imports/imports.contract.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { importPeople, peopleCsv, undoWholeImport } from '../../testing/import-files.ts'
import { mailsFrom } from './import-mails.views.ts'
import { sendImportMails } from './import-mails.writes.ts'

const minute = 60_000
const file = (people: number, name = 'p') =>
  peopleCsv(
    'Nombre;Correo;Fecha de autorización;Medio de autorización',
    ...[...Array(people).keys()].map((at) => `Ana;${name}${at}@example.com;${at % 2 ? '2024-03-25;Feria' : ';'}`),
  )
const declared = { consent_declared: true } as const
/** The number of e-mails once the task has run so many minutes from now. */
const mailsAfter = async ({ platform }: TestApp, minutes: number) => {
  await sendImportMails({ ...platform, now: () => new Date(platform.now().getTime() + minutes * minute) })
  return (await platform.db.selectFrom('outgoing_emails').select('kind').execute()).length
}

test('CON-04 no e-mail of an import leaves while it can be undone, and an undo takes all of them back', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const { id, done } = await importPeople(site, actor, file(4), declared)
  expect(done).toMatchObject({ mails_from: done.undo_until, mails: { waiting: 4, left: 0 } })
  expect(await mailsAfter(site, 59)).toBe(0)
  await undoWholeImport(site, actor, id)
  expect(await mailsAfter(site, 61)).toBe(0)

  await importPeople(site, actor, file(4), declared)
  expect(await mailsAfter(site, 61)).toBe(4)
  expect(await mailsAfter(site, 200)).toBe(4)
})

test('CON-04 e-mails leave at the rate of the settings, and later means later', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  await site.platform.db
    .updateTable('settings')
    .set({ content: JSON.stringify({ import_mails_per_hour: 5 }) })
    .execute()
  const { id } = await importPeople(site, actor, file(12), { ...declared, ask: 'later' })
  expect(await mailsAfter(site, 5000)).toBe(0)
  const call = { token: actor.token, params: { id } }
  const asked = await site.call(askImportedEndpoint, call)
  expect(asked.answer.data).toMatchObject({ mails: { waiting: 12, left: 0 } })
  expect(await mailsAfter(site, 30)).toBe(0)
  expect(await mailsAfter(site, 61)).toBe(5)
  expect(await mailsAfter(site, 110)).toBe(5)
  expect(await mailsAfter(site, 122)).toBe(10)
  expect((await site.call(getImportEndpoint, call)).answer.data.mails).toEqual({ waiting: 2, left: 10 })
})

test('CON-04 e-mails leave on the chosen day, never before the undo has ended', () => {
  const at = new Date('2026-11-26T15:00:00Z')
  const from = (ask: 'after_undo' | 'on_day' | 'later', ask_on = '') => mailsFrom({ ask, ask_on }, at, 'America/Bogota')
  expect(from('after_undo')).toEqual(new Date('2026-11-26T16:00:00Z'))
  expect(from('on_day', '2026-12-01')).toEqual(new Date('2026-12-01T05:00:00Z'))
  expect(from('on_day', '2026-11-26')).toEqual(new Date('2026-11-26T16:00:00Z'))
  expect(from('later')).toBeNull()
})
