import { expect, test } from 'vitest'
import { es } from '#domain/people/imports/import-consents.staff.es.ts'
import { downloadReportEndpoint, getImportEndpoint } from '#domain/people/imports/imports.contract.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { importPeople, leaveImportMails, peopleCsv, previewPeople, undoWholeImport } from '../../testing/import-files.ts'
import { readRefusals } from '../accounts/refused-addresses.reads.ts'

const declared = { consent_declared: true, consent_how: 'Feria de empleo' }
const mailsOf = async (site: TestApp) => {
  const { platform } = site
  await leaveImportMails(site)
  const rows = await platform.db.selectFrom('outgoing_emails').select(['kind', 'to_address']).orderBy('id').execute()
  return rows.map(({ kind, to_address }) => `${kind} ${to_address}`).toSorted()
}
const heldBy = async ({ platform }: TestApp) => {
  const held = platform.db.selectFrom('held_consents').innerJoin('users', 'users.id', 'held_consents.user_id')
  const rows = await held.select(['first_name', 'consented_on', 'withdrawn_at', 'consent_due_at']).orderBy('users.id').execute()
  return rows.map((row) => [row.first_name, row.consented_on, row.withdrawn_at !== null, row.consent_due_at !== null])
}
const refusalsOf = async ({ platform }: TestApp, ...addresses: string[]) =>
  [...(await readRefusals(platform.db, platform, addresses)).keys()].toSorted()

test('CON-01 a line that says no is left out whatever its day, and its address is remembered', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const file = peopleCsv(
    'Nombre;Correo;Autoriza tratamiento de datos;Fecha de autorización;Medio de autorización',
    'Ana Gil;k1@example.com;Sí;12/03/2025;Formulario web',
    'Eva Gil;k2@example.com;No;12/03/2025;Formulario web',
    'Rut Gil;k3@example.com;Revocó el 05/06/2026;12/03/2025;Papel firmado',
    'Luz Gil;k4@example.com;quizás;12/03/2025;Formulario web',
    'Sol Gil;k5@example.com;;12/03/2025;Formulario web',
  )
  const { id, preview, done } = await importPeople(site, actor, file, { ...declared, date_order: 'dmy' })
  expect(preview.counts).toMatchObject({ new: 3, declined: 2, wrong: 0 })
  expect(preview.consents).toMatchObject({ declined: 2, held: 1 })
  expect(preview.consents.lines.map(({ fullname, outcome, reason, written }) => [fullname, outcome, reason, written[0]])).toEqual(
    [
      ['Eva Gil', 'declined', null, { heading: 'Autoriza tratamiento de datos', value: 'No' }],
      ['Rut Gil', 'declined', null, { heading: 'Autoriza tratamiento de datos', value: 'Revocó el 05/06/2026' }],
      ['Luz Gil', 'asked', 'imports.error.consent_unknown', { heading: 'Autoriza tratamiento de datos', value: 'quizás' }],
      ['Sol Gil', 'asked', 'imports.error.consent_unanswered', { heading: 'Fecha de autorización', value: '12/03/2025' }],
      ['Ana Gil', 'held', null, { heading: 'Autoriza tratamiento de datos', value: 'Sí' }],
    ],
  )
  expect(done.declined).toEqual([
    { line: 3, fullname: 'Eva Gil', uuid: null, effect: 'left_out' },
    { line: 4, fullname: 'Rut Gil', uuid: null, effect: 'left_out' },
  ])
  expect(await heldBy(site)).toEqual([['Ana', '2025-03-12', false, false]])
  expect((await mailsOf(site)).filter((mail) => /k[23]@/.test(mail))).toEqual([])
  expect(await refusalsOf(site, 'k1@example.com', 'k2@example.com', 'k3@example.com')).toEqual([
    'k2@example.com',
    'k3@example.com',
  ])
  const report = await site.call(downloadReportEndpoint, { token: actor.token, params: { id }, query: { language: 'es' } })
  expect(report.text).toContain('Eva Gil')

  const again = peopleCsv('Nombre;Correo;Fecha de autorización', 'Eva Gil;k2@example.com;01/11/2026')
  expect((await previewPeople(site, actor, again, { ...declared, date_order: 'dmy' })).preview.consents.lines).toMatchObject([
    { outcome: 'refused' },
  ])

  expect((await undoWholeImport(site, actor, id)).undone).toMatchObject({ state: 'undone', declined: [] })
  expect(await refusalsOf(site, 'k2@example.com', 'k3@example.com')).toEqual([])
})

test('CON-01 none of three hundred people who refused is asked', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const people = [...Array(300).keys()].map((at) => `Nadie Niega;no.${at}@example.com;${['No', 'N', 'Declined'][at % 3]}`)
  const file = peopleCsv('Nombre;Correo;Acepta tratamiento de datos', 'Ana Gil;si@example.com;', ...people)
  const { done } = await importPeople(site, actor, file, { consent_declared: true })
  expect(done.counts).toMatchObject({ new: 1, declined: 300 })
  expect((await mailsOf(site)).filter((mail) => mail.includes('no.'))).toEqual([])
})

test('CON-01 a refusal ends a declared consent, and an undo gives it back; an own consent stays', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const own = await site.person()
  const held = peopleCsv(
    'Nombre;Correo;Consent;Consent Date',
    'Ana;ana@example.com;Yes;2024-03-02',
    'Nora;nora@example.com;Yes;2026-03-02',
  )
  await importPeople(site, actor, held, declared)
  const asked = await importPeople(site, actor, peopleCsv('Nombre;Correo', 'Luis;luis@example.com'))
  const file = peopleCsv(
    'Nombre;Correo;Consent',
    'Ana;ana@example.com;Withdrawn',
    'Nora;nora@example.com;Revoked on 2025-01-01',
    'Luis;luis@example.com;No',
    `Own;${own.email};No`,
    `Jefa;${actor.email};No`,
  )
  const { id, done } = await importPeople(site, actor, file, { known: 'complete' })
  expect(done.declined.map(({ fullname, effect, uuid }) => [fullname, effect, uuid !== null])).toEqual([
    ['Ana', 'withdrawn', true],
    ['Nora', 'contradicted', true],
    ['Luis', 'not_asked', true],
    ['Own', 'contradicted', true],
    ['Jefa', 'colleague', true],
  ])
  expect(await heldBy(site)).toEqual([
    ['Ana', '2024-03-02', true, true],
    ['Nora', '2026-03-02', false, false],
  ])
  expect(await refusalsOf(site, 'ana@example.com', 'nora@example.com', 'luis@example.com', own.email)).toEqual([
    'ana@example.com',
    'luis@example.com',
  ])
  expect(await site.auditOf(actor)).toContain('user.consent_withdrawn')

  await undoWholeImport(site, actor, id)
  expect((await heldBy(site))[0]).toEqual(['Ana', '2024-03-02', false, false])
  expect(await refusalsOf(site, 'ana@example.com', 'luis@example.com')).toEqual([])
  const { answer } = await site.call(getImportEndpoint, { token: actor.token, params: { id: asked.id } })
  expect(answer.data.waiting).toBe(1)
})

test('CON-01 a cell that says no, or that the person never confirmed, beats a statement for the whole file', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const statement = { ...declared, consent_way: 'held', consented_on: '2025-05-06' } as const
  const file = peopleCsv(
    'Nombre;Correo;Status;subscribedEmail;DOUBLE_OPT-IN',
    'Ana Gil;s1@example.com;Subscribed;TRUE;yes',
    'Eva Gil;s2@example.com;Pending;TRUE;',
    'Rut Gil;s3@example.com;Non-Subscribed;;',
    'Luz Gil;s4@example.com;Archived;;',
    'Sol Gil;s5@example.com;Subscribed;FALSE;yes',
    'Mar Gil;s6@example.com;Subscribed;TRUE;pending',
    'Paz Gil;s7@example.com;Unsubscribed;;',
    'Iris Gil;s8@example.com;Cleaned by complaint;;',
    'Noa Gil;s9@example.com;;;',
  )
  const { preview } = await importPeople(site, actor, file, statement)
  expect(preview.consents).toMatchObject({ held: 2, refused: 2, declined: 0 })
  const shown = preview.consents.lines.map(({ fullname, outcome, reason, written }) => [
    ...[fullname, outcome, reason],
    written.map(({ value }) => value).join(' '),
  ])
  expect(shown).toEqual([
    ['Paz Gil', 'refused', 'imports.error.consent_barred', 'Unsubscribed'],
    ['Iris Gil', 'refused', 'imports.error.consent_barred', 'Cleaned by complaint'],
    ['Eva Gil', 'asked', 'imports.error.consent_unconfirmed', 'Pending TRUE'],
    ['Rut Gil', 'asked', 'imports.error.consent_unconfirmed', 'Non-Subscribed'],
    ['Luz Gil', 'asked', 'imports.error.consent_unconfirmed', 'Archived'],
    ['Sol Gil', 'asked', 'imports.error.consent_unconfirmed', 'Subscribed FALSE yes'],
    ['Mar Gil', 'asked', 'imports.error.consent_unconfirmed', 'Subscribed TRUE pending'],
    ['Ana Gil', 'held', null, 'Subscribed TRUE yes'],
    ['Noa Gil', 'held', null, ''],
  ])
  expect((await heldBy(site)).map(([name]) => name)).toEqual(['Ana', 'Noa'])
  const asked = ['s2', 's3', 's4', 's5', 's6'].map((name) => `consent ${name}@example.com`)
  expect(await mailsOf(site)).toEqual([...asked, 'held_consent s1@example.com', 'held_consent s9@example.com'])
})

test('CON-01 who says no without an address is left out, and nothing claims that an address is remembered', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const file = peopleCsv('Nombre;Celular;Correo;Autoriza', 'Eva Gil;300 111 2233;;No', 'Ana Gil;;ana@example.com;No')
  const { id, preview, done } = await importPeople(site, actor, file, declared)
  expect(preview.consents.lines.map(({ effect }) => effect)).toEqual(['no_address', 'left_out'])
  expect(done.declined.map(({ effect }) => effect)).toEqual(['no_address', 'left_out'])
  const report = await site.call(downloadReportEndpoint, { token: actor.token, params: { id }, query: { language: 'es' } })
  expect(report.text).toContain(es['imports.declined.no_address'])
})
