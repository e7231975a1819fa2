import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getWaitingEndpoint } from '#domain/desk/dashboard/dashboard.contract.ts'
import {
  type ConsentDecision,
  decideConsentsEndpoint,
  listUncheckedConsentsEndpoint,
} from '#domain/people/imports/unchecked-consents.contract.ts'
import { statementsOf } from '../../database/table-files.ts'
import { lockAccounts } from '../../platform/sessions/open-accounts.ts'
import { startTestApp, type TestApp, type TestPerson } from '../../testing/app.ts'
import { importPeople, leaveImportMails, peopleCsv } from '../../testing/import-files.ts'
import { untilBlocked } from '../../testing/locks.ts'
import { readRefusals } from '../accounts/refused-addresses.reads.ts'

const declared = { consent_declared: true }
const ignoring = { ...declared, columns: ['full_name', 'email', 'ignore', 'consented_on', 'consent_how'] as const }
const heading = 'Nombre;Correo;Autoriza;Fecha;Medio'
const line = (name: string, answer = 'No') => `${name} Gil;${name.toLowerCase()}@example.com;${answer};2025-03-12;Feria`
const idOf = async ({ platform }: TestApp, email: string) =>
  (await platform.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
/** Runs the migration over a database whose imports are there already. */
async function migrateUnchecked({ platform: { db } }: TestApp) {
  await sql`drop table unchecked_consents`.execute(db)
  for (const name of ['0510-unchecked-consents', '0513-unchecked-answers-in-notes']) {
    const file = readFileSync(new URL(`../../database/migrations/${name}.sql`, import.meta.url), 'utf8')
    for (const statement of statementsOf(file)) await sql.raw(statement).execute(db)
  }
}
const listFor = async (site: TestApp, { token }: TestPerson, query: object = {}) =>
  (await site.call(listUncheckedConsentsEndpoint, { token, query: { sort: 'fullname', ...query } })).answer
const decide = (site: TestApp, { token }: TestPerson, decision: ConsentDecision, uuids: string[]) =>
  site.call(decideConsentsEndpoint, { token, body: { uuids, decision } })
const heldOf = async ({ platform }: TestApp) => {
  const held = platform.db.selectFrom('held_consents').innerJoin('users', 'users.id', 'held_consents.user_id')
  const rows = await held.select(['first_name', 'withdrawn_at', 'consent_due_at']).orderBy('first_name').execute()
  return rows.map(({ first_name, withdrawn_at, consent_due_at }) => [first_name, withdrawn_at !== null, consent_due_at !== null])
}

/** A site with imports of before: of three consents with an ignored column, and of others that need no check. */
async function aSiteWithImports() {
  const site = await startTestApp()
  const staff = await site.person({ role: 'administrator' })
  const columns = [...ignoring.columns]
  const names = ['Ana', 'Eva', 'Luz', 'Own', 'Out']
  const { id } = await importPeople(site, staff, peopleCsv(heading, ...names.map((name) => line(name))), { ...ignoring, columns })
  await importPeople(site, staff, peopleCsv(heading, line('Read', 'Sí')), declared)
  await importPeople(site, staff, peopleCsv('Nombre;Correo;Fecha;Medio', 'All Gil;all@example.com;2025-03-12;Feria'), {
    ...declared,
    columns: ['full_name', 'email', 'consented_on', 'consent_how'],
  })
  const { db } = site.platform
  const given = { version: '2026-11', language: 'es', text_sha256: '00', given_at: site.platform.now() } as const
  await db
    .insertInto('consents')
    .values({ ...given, user_id: await idOf(site, 'own@example.com') })
    .execute()
  const out = await idOf(site, 'out@example.com')
  await db.updateTable('held_consents').set({ withdrawn_at: site.platform.now() }).where('user_id', '=', out).execute()
  await migrateUnchecked(site)
  return { site, staff, id }
}

test('CON-01 the migration lists declared consents whose import ignored a column, until they are decided', async () => {
  const { site, staff, id } = await aSiteWithImports()
  const { data, total } = await listFor(site, staff)
  expect(data.map(({ person }) => person.fullname)).toEqual(['Ana Gil', 'Eva Gil', 'Luz Gil'])
  expect(total).toBe(3)
  expect(data[0]).toMatchObject({
    ...{ consented_on: '2025-03-12', consent_how: 'Feria', person: { email: 'ana@example.com' } },
    import: { uuid: id, file_name: 'candidatos.csv', imported_at: expect.any(String), ignored_columns: [3], in_note: false },
  })
  expect((await listFor(site, staff, { q: 'eva' })).data).toHaveLength(1)
  const waiting = async () => (await site.call(getWaitingEndpoint, { token: staff.token, query: {} })).answer.data.unchecked
  expect(await waiting()).toBe(3)

  const [ana, eva, luz] = data.map(({ uuid }) => uuid) as [string, string, string]
  const stands = await decide(site, staff, 'stands', [ana])
  expect(stands.answer).toMatchObject({ success_message: 'unchecked.done.stands', data: { decided: 1 } })
  expect((await decide(site, staff, 'refused', [eva, luz])).answer.data).toEqual({ decided: 2 })
  expect(await heldOf(site)).toEqual([
    ['All', false, false],
    ['Ana', false, false],
    ['Eva', true, true],
    ['Luz', true, true],
    ['Out', true, false],
    ['Own', false, false],
    ['Read', false, false],
  ])
  const { platform } = site
  const refused = await readRefusals(platform.db, platform, ['ana@example.com', 'eva@example.com', 'luz@example.com'])
  expect([...refused.keys()].toSorted()).toEqual(['eva@example.com', 'luz@example.com'])
  expect((await site.auditOf(staff)).slice(-3)).toEqual([
    'user.consent_checked',
    'user.consent_withdrawn',
    'user.consent_withdrawn',
  ])
  expect((await listFor(site, staff)).data).toEqual([])
  expect(await waiting()).toBe(0)
  await leaveImportMails(site)
  const mails = await platform.db.selectFrom('outgoing_emails').select('to_address').execute()
  expect(mails.map(({ to_address }) => to_address)).not.toContain('eva@example.com')
})

test('CON-01 several consents are decided together or not at all, each once', async () => {
  const { site, staff } = await aSiteWithImports()
  const [ana = '', eva = ''] = (await listFor(site, staff)).data.map(({ uuid }) => uuid)
  await decide(site, staff, 'stands', [ana])
  expect((await decide(site, staff, 'refused', [ana, eva])).status).toBe(409)
  expect((await listFor(site, staff)).total).toBe(2)
})

test('CON-01 of decisions at the same time one counts', async () => {
  const { site, staff } = await aSiteWithImports()
  const uuids = (await listFor(site, staff)).data.map(({ uuid }) => uuid)
  const decisions = (['stands', 'refused', 'stands', 'refused'] as const).map((decision) => decide(site, staff, decision, uuids))
  const statuses = (await Promise.all(decisions)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
  const decided = (await site.auditOf(staff)).filter((action) => action.startsWith('user.consent_')).slice(-3)
  expect(new Set(decided).size).toBe(1)
})

test('CON-01 RAC-02 a decision that waits for a merge of its person is refused', async () => {
  const { site, staff } = await aSiteWithImports()
  const { db, now } = site.platform
  const [ana = ''] = (await listFor(site, staff)).data.map(({ uuid }) => uuid)
  const [leaves, stays] = [await idOf(site, 'ana@example.com'), await idOf(site, 'luz@example.com')]
  const { decided } = await db.transaction().execute(async (tx) => {
    await lockAccounts(tx, [leaves, stays])
    const decided = decide(site, staff, 'refused', [ana])
    await untilBlocked(db)
    await tx.updateTable('held_consents').set({ user_id: stays }).where('user_id', '=', leaves).execute()
    await tx.updateTable('users').set({ deleted_at: now(), merged_into: stays }).where('id', '=', leaves).execute()
    return { decided }
  })
  expect((await decided).status).toBe(409)
  expect((await listFor(site, staff)).data.map(({ uuid }) => uuid)).toContain(ana)
})

test('CON-01 a colleague sees the consents to check of people whom they may see, and opens only own imports', async () => {
  const { site } = await aSiteWithImports()
  const right = (item: 'view' | 'change') => ({ module: 'users', item }) as const
  const colleague = await site.person({ role: [right('view'), right('change')] })
  expect((await listFor(site, colleague)).data.map((row) => row.import.uuid)).toEqual([null, null, null])
  const limited = await site.person({ role: [right('view'), right('change')], limited: true })
  expect((await listFor(site, limited)).data).toEqual([])
})

test('CON-01 the migration lists declared consents whose import put an answer into the note that does not say yes', async () => {
  const site = await startTestApp()
  const staff = await site.person({ role: 'administrator' })
  const importNoted = (heading: string, ...rows: string[]) =>
    importPeople(site, staff, peopleCsv(heading, ...rows), {
      ...{ ...declared, columns: ['full_name', 'email', 'note', 'consented_on', 'consent_how'] },
    })
  await importNoted(heading, line('Ana'), line('Bea', 'Sí'), line('Cid', 'quizás'), line('Dan', 'Sí, acepto'), line('Eva', ''))
  await importNoted(heading.replace('Autoriza', 'Notas'), line('Fey', 'Buen perfil'), line('Gus', 'No autoriza que se guarde'))
  await importNoted(heading.replace('Autoriza', 'Ciudad'), line('Hal', 'No tiene'))
  await importNoted(heading.replace('Autoriza', 'DOUBLE_OPT-IN'), line('Ida', 'pending'), line('Jon', '2025-03-01'))
  await importNoted(heading.replace('Autoriza', 'Ley 1581'), line('Kai', 'No'), line('Leo', 'Sí'))
  await importNoted(heading.replace('Autoriza', 'Do you agree to our privacy policy?'), line('Mar', 'No'))
  await migrateUnchecked(site)
  const { data } = await listFor(site, staff)
  expect(data.map(({ person, import: { in_note } }) => [person.fullname, in_note])).toEqual(
    ['Ana Gil', 'Cid Gil', 'Gus Gil', 'Ida Gil', 'Kai Gil', 'Mar Gil'].map((name) => [name, true]),
  )
  expect(data[0]?.import.ignored_columns).toEqual([])
})
