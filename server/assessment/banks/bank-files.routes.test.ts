import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportBankEndpoint, exportBankTableEndpoint, importBankEndpoint } from '#domain/assessment/banks/banks.contract.ts'
import { listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { bankOf, csv, importFile, makeBankSkill, previewFile, tableHead } from '../../testing/bank-files.ts'
import { acceptedKinds, fileOf } from '../../testing/documents.ts'
import { makeBank } from '../../testing/tests.ts'
import { receivedUpload } from '../../testing/uploads.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })

async function withPicture(questionId: number) {
  const upload = await receivedUpload(site.dataDir, 'grafico.png', acceptedKinds.png)
  const storage_key = `media/${questionId}.png`
  await site.platform.files.put(storage_key, upload)
  const sha256 = 'a'.repeat(64)
  const file = {
    storage_key,
    original_name: 'grafico.png',
    media_type: 'image/png',
    purpose: 'media',
    bytes: upload.bytes,
    sha256,
  }
  const { id } = await site.platform.db.insertInto('files').values(file).returning('id').executeTakeFirstOrThrow()
  const shows = { media_file_id: id, alternative_text: 'Un gráfico' }
  await site.platform.db.updateTable('questions').set(shows).where('id', '=', questionId).execute()
}

test('QST-02 INJ-06 an exported table imports without changes, and edits are previewed before the import', async () => {
  const bank = await makeBank(site.platform, { questions: 3, texts: 1 })
  const odd = ['=1+1', "'tis", '-3 °C; "sí"\ny no', '@a']
  for (const [place, text] of odd.slice(0, 3).entries())
    await site.platform.db.updateTable('questions').set({ text }).where('id', '=', bank.questions[place]!.id).execute()
  const actor = await staff()
  const exported = await site.call(exportBankTableEndpoint, { token: actor.token, params: { id: bank.skillUuid }, query: {} })
  expect(exported.headers['content-type']).toBe('text/csv')
  expect(exported.text).toContain(`"'=1+1"`)
  expect(exported.text).not.toMatch(/(?:^|[;,\n])[=@+-]/)

  const before = await bankOf(site, bank.skillId)
  const { counts } = await importFile(site, bank.skillUuid, fileOf(exported.bytes, 'banco.csv'))
  expect(counts).toEqual({ new: 0, changed: 0, same: 3, skipped: 0, wrong: 0 })
  expect(await bankOf(site, bank.skillId)).toEqual(before)

  const edited = fileOf(Buffer.from(exported.text.replace("'=1+1", '¿Cuánto es 1+1?')), 'banco.csv')
  expect((await previewFile(site, bank.skillUuid, edited)).answer.data.lines[0]).toMatchObject({
    line: 2,
    outcome: 'changed',
    question: '¿Cuánto es 1+1?',
  })
  expect(await bankOf(site, bank.skillId)).toEqual(before)
  const { done, actor: importer } = await importFile(site, bank.skillUuid, edited)
  expect(done.status).toBe(200)
  expect(await bankOf(site, bank.skillId)).toEqual([{ ...before[0], text: '¿Cuánto es 1+1?', version: 2 }, ...before.slice(1)])
  const { data } = (await site.call(listAuditEndpoint, { token: importer.token, query: { action: 'bank.imported', size: 1 } }))
    .answer
  const { name } = await site.platform.db
    .selectFrom('skills')
    .select('name')
    .where('id', '=', bank.skillId)
    .executeTakeFirstOrThrow()
  const asMany = [
    { fact: 'new', values: ['0'] },
    { fact: 'changed', values: ['1'] },
  ]
  expect(data[0]).toMatchObject({
    actor: { uuid: importer.uuid },
    subject: { name, uuid: bank.skillUuid },
    facts: [{ fact: 'file', values: ['banco.csv'] }, ...asMany],
  })
})

test('QST-02 a bank with pictures moves to another site, and a second import changes nothing', async () => {
  const bank = await makeBank(site.platform, { questions: 2 })
  await withPicture(bank.questions[0]!.id)
  const { token } = await staff()
  const { bytes } = await site.call(exportBankEndpoint, { token, params: { id: bank.skillUuid } })
  const there = await bankOf(site, bank.skillId)
  // Deletes the questions, as on a site that does not have them.
  const ids = bank.questions.map(({ id }) => id)
  await site.platform.db.deleteFrom('questions').where('id', 'in', ids).execute()

  const skill = await makeBankSkill(site, 'La misma en otra parte')
  const { counts } = await importFile(site, skill.uuid, fileOf(bytes, 'banco.zip'))
  expect(counts).toMatchObject({ new: 2, wrong: 0 })
  const here = await bankOf(site, skill.id)
  expect(here).toMatchObject(there.map(({ uuid, text, alternative_text }) => ({ uuid, text, alternative_text, ready: true })))
  const kept = await site.platform.files.read(String(here[0]!.media))
  expect(await buffer(kept!)).toEqual(acceptedKinds.png)
  expect((await importFile(site, skill.uuid, fileOf(bytes, 'banco.zip'))).counts).toMatchObject({ same: 2 })
  expect(await bankOf(site, skill.id)).toEqual(here)
})

test('QST-02 reports invalid rows with their reasons and imports the others', async () => {
  const skill = await makeBankSkill(site, 'Con errores')
  const bank = await makeBank(site.platform, { questions: 1 })
  const file = csv(
    tableHead,
    ';es;select;¿Una?;1;a;b',
    ';fr;select;¿Dos?;1;a;b',
    ';es;select;;1;a;b',
    ';es;select;¿Cuatro?;3;a;b',
    ';es;select;¿Cinco?;1;a;A',
    ';es;text;¿Seis?;1;a;',
    ';es;text;¿ UNA?;;;',
    `${bank.questions[0]!.uuid};es;text;¿Ocho?;;;`,
    'x;es;text;¿Nueve?;;;',
    ';es;select;¿una?;1;a;b',
  )
  const { lines, counts, plan } = (await previewFile(site, skill.uuid, file)).answer.data
  expect(counts).toMatchObject({ new: 2, wrong: 8 })
  expect(lines.filter(({ outcome }) => outcome === 'wrong').map(({ line, reasons }) => [line, ...reasons])).toEqual([
    [3, 'question.error.language_required'],
    [4, 'question.error.question_required'],
    [5, 'banks.error.one_correct'],
    [6, 'question.error.answer_taken'],
    [7, 'question.error.answers_of_text'],
    [9, 'banks.error.other_bank'],
    [10, 'banks.error.uuid'],
    [11, 'banks.error.twice'],
  ])
  const { token } = await staff()
  const brought = await site.call(importBankEndpoint, { token, params: { id: skill.uuid }, files: { file }, body: { plan } })
  expect(brought.status).toBe(200)
  expect(await bankOf(site, skill.id)).toMatchObject([{ text: '¿Una?' }, { text: '¿ UNA?' }])
})

test('QST-02 an import refuses to run when the bank has changed since its preview', async () => {
  const skill = await makeBankSkill(site, 'Cambia entretanto')
  const file = csv(tableHead, ';es;text;¿Una?;;;')
  const { plan } = (await previewFile(site, skill.uuid, file)).answer.data
  await makeBank(site.platform, { questions: 1, skillId: skill.id })
  const { token } = await staff()
  const again = () => site.call(importBankEndpoint, { token, params: { id: skill.uuid }, files: { file }, body: { plan } })
  expect((await again()).refusal.error_message).toBe('errors.stale')
  expect(await bankOf(site, skill.id)).toHaveLength(1)
})

test('TIM-02 simultaneous imports of one file add its questions once', async () => {
  const skill = await makeBankSkill(site, 'A la vez')
  const file = csv(tableHead, ';es;select;¿Una?;1;a;b', ';es;text;¿Dos?;;;')
  const { plan } = (await previewFile(site, skill.uuid, file)).answer.data
  const { token } = await staff()
  const send = () => site.call(importBankEndpoint, { token, params: { id: skill.uuid }, files: { file }, body: { plan } })
  const statuses = (await Promise.all(Array.from({ length: 8 }, send))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(await bankOf(site, skill.id)).toMatchObject([
    { text: '¿Una?', ready: true },
    { text: '¿Dos?', ready: true },
  ])
})

test('QST-02 a bank whose pairs exist in another bank gets its own pairs, the same each time', async () => {
  const [first, second] = [await makeBankSkill(site, 'Con parejas'), await makeBankSkill(site, 'Con las mismas parejas')]
  const pair = randomUUID()
  const rows = (word: string) =>
    csv('pair,language,type,question', `${pair},es,text,${word} en español`, `${pair},en,text,${word} in English`)
  expect((await importFile(site, first.uuid, rows('Uno'))).done.status).toBe(200)
  expect((await importFile(site, second.uuid, rows('Otro'))).done.status).toBe(200)
  expect((await importFile(site, second.uuid, rows('Otro'))).counts).toMatchObject({ new: 0, changed: 0, same: 2 })
  const { rows: pairs } = await sql`select distinct pair from questions join question_skills on question_id = questions.id
    where skill_id in (${first.id}, ${second.id})`.execute(site.platform.db)
  expect(pairs).toHaveLength(2)
})
