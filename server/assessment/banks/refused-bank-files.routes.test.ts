import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { bankOf, csv, makeBankSkill, previewFile, tableHead, zipOf } from '../../testing/bank-files.ts'
import { acceptedKinds, fileOf } from '../../testing/documents.ts'
import { filesUnder } from '../../testing/files-under.ts'

const site = sharedTestApp()

test('UPL-02 UPL-03 refuses a file that is no bank with its reason and leaves no files behind', async () => {
  const skill = await makeBankSkill(site, 'Archivos raros')
  const reasonOf = async (file: File) => {
    const { status, refusal } = await previewFile(site, skill.uuid, file)
    return [status, ...(refusal.errors.file ?? [])]
  }
  const bank = (questions: unknown[]) => JSON.stringify({ format: 'cantera-bank', version: 1, questions })
  const question = { language: 'es', type: 'text', question: '¿Qué muestra?', media: 'media/a.png' }
  expect(await reasonOf(fileOf(acceptedKinds.png!, 'banco.csv'))).toEqual([415, 'portfolio.error.file_content'])
  expect(await reasonOf(fileOf(Buffer.from('a,b\n1,2'), 'banco.csv'))).toEqual([422, 'banks.error.csv_header'])
  expect(await reasonOf(csv(tableHead))).toEqual([422, 'banks.error.empty'])
  expect(
    await reasonOf(csv(tableHead, ...Array.from({ length: limits.bankFile.questions + 1 }, (_, nth) => `;es;text;¿${nth}?;;;`))),
  ).toEqual([422, 'banks.error.too_many'])
  for (const [name, bytes] of [
    ['banco.csv', limits.bankFile.tableBytes],
    ['banco.gift', limits.upload.bytes],
  ] as const)
    expect(await reasonOf(fileOf(Buffer.alloc(bytes + 1, 'x'), name))).toEqual([422, 'banks.error.too_many'])
  expect(await reasonOf(await zipOf({ 'a.txt': 'a' }))).toEqual([422, 'banks.error.zip'])
  expect(await reasonOf(await zipOf({ 'bank.json': '{"format": 1}' }))).toEqual([422, 'banks.error.zip'])
  expect(await reasonOf(await zipOf({ 'bank.json': Buffer.alloc(80 * 1_048_576) }))).toEqual([
    415,
    'portfolio.error.file_content',
  ])
  const outcomeOf = async (parts: Record<string, string | Buffer>) =>
    (await previewFile(site, skill.uuid, await zipOf({ 'bank.json': bank([question]), ...parts }))).answer.data.lines[0]!.reasons
  expect(await outcomeOf({})).toEqual(['banks.error.media_missing'])
  expect(await outcomeOf({ 'media/a.png': '<script>alert(1)</script>' })).toEqual(['banks.error.media_kind'])
  expect(await outcomeOf({ 'media/a.png': acceptedKinds.png! })).toEqual([])
  expect(await filesUnder(`${site.dataDir}/tmp`)).toEqual([])
  expect(await bankOf(site, skill.id)).toEqual([])
})

test.each([
  [
    'columns',
    () => csv(`language,type,question${',answer_1'.repeat(8000)}`, ...Array(10_000).fill('a')),
    'banks.error.csv_header',
  ],
  ['empty cells', () => csv('language,type,question', ','.repeat(3_900_000)), 'banks.error.csv'],
  ['rows', () => csv('language,type,question', ...Array(50_000).fill('a')), 'banks.error.too_many'],
  ['entries', () => zipOf({ 'bank.json': emptyEntries }), 'banks.error.too_many'],
])('UPL-03 refuses a file of nothing but %s before reading it completely', async (_, file, reason) => {
  const skill = await makeBankSkill(site, `Llena de ${reason} ${randomUUID()}`)
  const before = process.cpuUsage()
  const refused = await previewFile(site, skill.uuid, await file())
  const { user } = process.cpuUsage(before)
  expect(refused.refusal.errors).toEqual({ file: [reason] })
  expect(user / 1e6).toBeLessThan(2)
})
const emptyEntries = JSON.stringify({ format: 'cantera-bank', version: 1, skill: '', questions: Array(300_000).fill(0) })
