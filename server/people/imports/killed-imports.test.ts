import { expect, test } from 'vitest'
import { addApiKeyEndpoint } from '#domain/people/api-keys/api-keys.contract.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { importPeople, peopleCsv, previewPeople } from '../../testing/import-files.ts'
import { carryOut } from './running.writes.ts'
import { carryOutUndo } from './undo.writes.ts'

const count = 250
const table = (known: string) =>
  peopleCsv('Nombre;Correo;Ciudad;Etiquetas', ...rows(), `Conocida;${known};Cali;Feria`, `Otra vez;masiva.3@example.com;;`)
const rows = () => Array.from({ length: count }, (_, nth) => `Persona Larga;masiva.${nth}@example.com;;Feria`)

/** The platform of a process that dies when it begins its transaction number `dies`. */
function dying({ platform }: TestApp, dies: number): TestApp['platform'] {
  let begun = 0
  const db = new Proxy(platform.db, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (name === 'transaction' && ++begun === dies) throw new Error('killed')
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...platform, db }
}

const importOf = ({ platform }: TestApp, uuid: string) =>
  platform.db.selectFrom('imports').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()

const asked = async ({ platform }: TestApp) => {
  return (await platform.db.selectFrom('import_mails').select('user_id').execute()).length
}
const peopleOf = async ({ platform }: TestApp) =>
  (await platform.db.selectFrom('users').select('id').where('added_at', 'is not', null).execute()).length

test('INT-13 P26 an import that is killed continues with its next piece, and adds and asks everybody once', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const known = await site.person()
  const { id: uuid, preview } = await previewPeople(site, actor, table(known.email), { known: 'complete' })
  expect(preview).toMatchObject({ counts: { new: count, known: 1, twice: 1 }, completions: { count: 1 } })
  const { id } = await importOf(site, uuid)
  await db.updateTable('imports').set({ state: 'running' }).where('id', '=', id).execute()

  await expect(carryOut(dying(site, 2), id)).rejects.toThrow('killed')
  expect(await importOf(site, uuid)).toMatchObject({ state: 'running', progress: 100 })
  expect([await peopleOf(site), await asked(site)]).toEqual([100, 100])
  await expect(carryOut(dying(site, 2), id)).rejects.toThrow('killed')
  await Promise.all([carryOut(site.platform, id), carryOut(site.platform, id)])
  expect(await importOf(site, uuid)).toMatchObject({ state: 'done', added: count, known: 1, twice: 1, completed: 1 })
  expect([await peopleOf(site), await asked(site)]).toEqual([count, count])
  const tagged = await db.selectFrom('person_tags').select('user_id').execute()
  expect(tagged).toHaveLength(count + 1)
  await carryOut(site.platform, id)
  expect(await site.auditOf(actor)).toEqual(['user.corrected', 'import.added'])
})

test('INT-13 somebody who registers during an import becomes a known person, and the import goes on', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const { id: uuid } = await previewPeople(site, actor, table('nadie@example.com'), { known: 'complete' })
  const { id } = await importOf(site, uuid)
  await db.updateTable('imports').set({ state: 'running' }).where('id', '=', id).execute()
  await expect(carryOut(dying(site, 2), id)).rejects.toThrow('killed')
  await site.person({ email: 'masiva.150@example.com' })
  await carryOut(site.platform, id)
  expect(await importOf(site, uuid)).toMatchObject({ state: 'done', added: count, completed: 1 })
})

test('KEY-01 an import that a key started has the rights of the key, and ends once it is revoked', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const { role_id } = await db.selectFrom('users').select('role_id').where('id', '=', actor.id).executeTakeFirstOrThrow()
  const keyOf = async (role: number) => {
    const body = { name: 'Nómina', role_id: role }
    const { uuid } = (await site.call(addApiKeyEndpoint, { token: actor.token, body })).answer.data
    return (await db.selectFrom('api_keys').select('id').where('uuid', '=', uuid).executeTakeFirstOrThrow()).id
  }
  const viewer = await site.person({ role: [{ module: 'clients', item: 'view' }] })
  const lesser = await db.selectFrom('users').select('role_id').where('id', '=', viewer.id).executeTakeFirstOrThrow()
  const { id: uuid } = await previewPeople(site, actor, table('nadie@example.com'))
  const { id, plan } = await importOf(site, uuid)
  const run = async (key: number) => {
    await db.updateTable('imports').set({ state: 'running', plan }).where('id', '=', id).execute()
    await carryOut(site.platform, id, key)
    return importOf(site, uuid)
  }
  expect(await run(await keyOf(lesser.role_id))).toMatchObject({ state: 'draft', problem: 'errors.forbidden' })
  const key = await keyOf(role_id)
  await db.deleteFrom('api_keys').where('id', '=', key).execute()
  expect(await run(key)).toMatchObject({ state: 'draft', problem: 'errors.forbidden' })
  expect(await run(await keyOf(role_id))).toMatchObject({ state: 'done', added: count + 1 })
})

test('INT-03 an undo that is killed keeps the requests of those who are left, and continues', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const known = await site.person()
  const { id: uuid } = await importPeople(site, actor, table(known.email), { known: 'complete' })
  const { id } = await importOf(site, uuid)
  await db.updateTable('imports').set({ state: 'undoing' }).where('id', '=', id).execute()
  await expect(carryOutUndo(dying(site, 2), id, actor.id)).rejects.toThrow('killed')
  expect([await peopleOf(site), await asked(site)]).toEqual([count - 100, count - 100])
  await Promise.all([carryOutUndo(site.platform, id, actor.id), carryOutUndo(site.platform, id, actor.id)])
  expect(await importOf(site, uuid)).toMatchObject({ state: 'undone', stayed: 0, kept: 0 })
  expect([await peopleOf(site), await asked(site)]).toEqual([0, 0])
  expect(await db.selectFrom('person_tags').selectAll().execute()).toEqual([])
})
