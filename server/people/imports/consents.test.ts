import { expect, test } from 'vitest'
import {
  askImportedEndpoint,
  getImportEndpoint,
  getUndoEndpoint,
  runImportEndpoint,
} from '#domain/people/imports/imports.contract.ts'
import { contentEndpoints } from '#domain/site/content/contents.contract.ts'
import { firstContents } from '../../seeds/site-content.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import {
  importPeople,
  leaveImportMails,
  peopleCsv,
  previewPeople,
  runImport,
  undoWholeImport,
} from '../../testing/import-files.ts'
import { rememberRefusal } from '../accounts/refused-addresses.writes.ts'

const declared = { consent_declared: true, consent_how: 'Feria de empleo' }
const consentsOf = ({ platform }: TestApp) =>
  platform.db
    .selectFrom('held_consents')
    .innerJoin('users', 'users.id', 'held_consents.user_id')
    .select(['first_name', 'consented_on', 'manner', 'declared_by', 'consent_due_at'])
    .orderBy('users.id')
    .execute()
const mailsOf = async (site: TestApp) => {
  const { platform } = site
  await leaveImportMails(site)
  const rows = await platform.db.selectFrom('outgoing_emails').select(['kind', 'to_address']).orderBy('id').execute()
  return rows.map(({ kind, to_address }) => `${kind} ${to_address}`).toSorted()
}

test('INT-07 an import says per line who comes with consent, is asked or refused, and does so; an undo takes it back', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  await db.transaction().execute((tx) => rememberRefusal(tx, site.platform, 'rita@example.com', site.platform.now()))
  const before = await db.selectFrom('users').select('id').execute()
  const file = peopleCsv(
    'Nombre;Correo;Fecha de autorización;Habeas data;Medio',
    'Ana;ana@example.com;02/03/2024;Sí;Formulario web',
    'Luis;luis@example.com;25/03/2024;Sí',
    'Rita;rita@example.com;25/03/2024;Sí',
    'Fabio;fabio@example.com;25/03/2190;Sí',
    'Nora;nora@example.com;25/03/2024;Pendiente',
    'Ema;ema@example.com;;;',
    'Leo;leo@example.com;hace tiempo;Sí',
    'Sol;;25/03/2024;Sí;Feria',
  )
  const { id, preview } = await previewPeople(site, actor, file, declared)
  expect(preview.counts).toMatchObject({ new: 8, wrong: 0 })
  expect(preview).toMatchObject({ to_ask: 4, without_email: 0, consents: { needs_declaration: true, held: 3, refused: 1 } })
  expect(preview.consents.lines.map(({ fullname, outcome, reason }) => [fullname, outcome, reason])).toEqual([
    ['Rita', 'refused', null],
    ['Fabio', 'asked', 'imports.error.consent_future'],
    ['Nora', 'asked', 'imports.error.consent_unknown'],
    ['Ema', 'asked', null],
    ['Leo', 'asked', 'imports.error.consent_day'],
    ['Ana', 'held', null],
    ['Luis', 'held', null],
    ['Sol', 'held', null],
  ])
  await runImport(site, actor, id, preview)
  const shared = { declared_by: actor.id, consent_due_at: null }
  expect(await consentsOf(site)).toEqual([
    { first_name: 'Ana', consented_on: '2024-03-02', manner: 'Formulario web', ...shared },
    { first_name: 'Luis', consented_on: '2024-03-25', manner: 'Feria de empleo', ...shared },
    { first_name: 'Sol', consented_on: '2024-03-25', manner: 'Feria', ...shared },
  ])
  const asked = ['ema', 'fabio', 'leo', 'nora'].map((name) => `consent ${name}@example.com`)
  expect(await mailsOf(site)).toEqual([...asked, ...['ana', 'luis'].map((name) => `held_consent ${name}@example.com`)])
  const audited = db.selectFrom('audit_log').select(['actor_id', 'detail']).where('action', '=', 'user.consent_declared')
  expect((await audited.execute()).map(({ actor_id, detail }) => [actor_id, detail])).toEqual(
    ['2024-03-02', '2024-03-25', '2024-03-25'].map((consented_on) => [actor.id, { consented_on, declaration: 'file' }]),
  )

  const call = { token: actor.token, params: { id } }
  expect((await site.call(getUndoEndpoint, call)).answer.data).toMatchObject({ leaving: 8, staying: 0 })
  expect((await undoWholeImport(site, actor, id)).undone).toMatchObject({ state: 'undone', stayed: 0 })
  expect(await db.selectFrom('users').select('id').execute()).toEqual(before)
  expect([await consentsOf(site), await mailsOf(site)]).toEqual([[], []])
  expect(await db.selectFrom('account_links').selectAll().execute()).toEqual([])
})

test('INT-07 one statement covers the whole file, and nobody is imported before it is declared', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const file = () => peopleCsv('Nombre;Correo', 'Ana;ana@example.com', 'Luis;luis@example.com')
  const statement = { consent_way: 'held', consented_on: '2025-05-06', consent_how: 'Formulario' } as const
  const { id, preview } = await previewPeople(site, actor, file(), statement)
  expect(preview).toMatchObject({ plan: '', to_ask: 0, consents: { held: 2 } })
  const body = { plan: preview.plan, wrong: 0 }
  const refused = await site.call(runImportEndpoint, { token: actor.token, params: { id }, body })
  expect(refused.refusal.error_message).toBe('errors.stale')
  const future = await previewPeople(site, actor, file(), { ...statement, consented_on: '2190-01-01', consent_declared: true })
  expect(future.preview).toMatchObject({ to_ask: 2, consents: { held: 0 } })

  await importPeople(site, actor, file(), { ...statement, consent_declared: true })
  expect((await consentsOf(site)).map(({ consented_on, manner }) => [consented_on, manner])).toEqual([
    ['2025-05-06', 'Formulario'],
    ['2025-05-06', 'Formulario'],
  ])
  expect(await mailsOf(site)).toEqual(['held_consent ana@example.com', 'held_consent luis@example.com'])
})

test('INT-07 consent is a question only for people whose consent a file can bring', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const person = await site.person()
  const known = peopleCsv('Correo;Celular;Habeas data', `${person.email};300 111 2233;Feria 2024-03-02`)
  const { preview } = await previewPeople(site, actor, known, { known: 'complete' })
  expect(preview).toMatchObject({ completions: { count: 1 }, consents: { open: 0, needs_declaration: false } })
  expect(preview.plan).not.toBe('')
  const waiting = await importPeople(site, actor, peopleCsv('Nombre;Correo', 'Ana;ana.abierta@example.com'))
  expect(waiting.preview.consents).toMatchObject({ open: 1, needs_declaration: false })
  const again = peopleCsv('Correo;Celular', 'ana.abierta@example.com;300 111 2233')
  expect((await previewPeople(site, actor, again, { known: 'complete' })).preview.consents).toMatchObject({ open: 1 })
})

test('SPEC-59 an import names the example company until staff enter the company in the language of its e-mails', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const { token } = actor
  const [es, en] = [firstContents.es.company, firstContents.en.company]
  const example = async (...rows: string[]) =>
    (await previewPeople(site, actor, peopleCsv('Nombre;Correo;Idioma', ...rows))).preview.example_names
  const both = ['Ana;ana.ejemplo@example.com;es', 'Joe;joe.ejemplo@example.com;en']
  expect(await example(...both)).toEqual([...new Set([es.name, en.name])])
  expect(await example('Sin Correo;;es')).toEqual([])
  const content = { ...es, name: 'Agencia Propia' }
  await site.call(contentEndpoints.company.change, { params: { lang: 'es' }, body: { content, version: 1 }, token })
  expect(await example(both[0] ?? '')).toEqual([])
  expect(await example(...both)).toEqual([en.name])

  const later = await importPeople(site, actor, peopleCsv('Nombre;Correo;Idioma', ...both), { ask: 'later' })
  const read = async () => (await site.call(getImportEndpoint, { token, params: { id: later.id } })).answer.data.example_names
  expect(await read()).toEqual([en.name])
  await site.call(askImportedEndpoint, { token, params: { id: later.id } })
  expect(await read()).toEqual([])
})

test('SPEC-59 the company stays entered when the account of its author is gone', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const content = { ...firstContents.es.company, name: 'Agencia Propia' }
  const params = { lang: 'es' } as const
  await site.call(contentEndpoints.company.change, { params, body: { content, version: 1 }, token: actor.token })
  await site.platform.db.updateTable('site_content').set({ changed_by: null }).execute()
  const file = peopleCsv('Nombre;Correo;Idioma', 'Ana;ana.propia@example.com;es')
  expect((await previewPeople(site, actor, file)).preview.example_names).toEqual([])
})

test('INT-07 the result of an import counts who has not consented', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const of = async (consent: object, ...rows: string[]) => {
    const { id } = await importPeople(site, actor, peopleCsv('Nombre;Correo', ...rows), consent)
    return (await site.call(getImportEndpoint, { token: actor.token, params: { id } })).answer.data.waiting
  }
  const held = { ...declared, consent_way: 'held', consented_on: '2024-03-02' } as const
  expect(await of(held, 'Ana;ana.contada@example.com', 'Sin Correo;')).toBe(0)
  expect(await of({}, 'Luis;luis.contado@example.com', 'Eva;')).toBe(2)
})
