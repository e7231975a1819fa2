import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listHealthEndpoint } from '#domain/assessment/banks/banks.contract.ts'
import {
  addCountsEndpoint,
  exportCountsEndpoint,
  getSharedCountsEndpoint,
  removeCountsEndpoint,
} from '#domain/assessment/shared-counts/shared-counts.contract.ts'
import { sharedTestApp, type TestApp } from '../../testing/app.ts'
import { answersOf } from '../../testing/foreign-site.ts'
import { serveForeignSite } from '../../testing/served-site.ts'
import { type Bank, makeAttempt, makeBank } from '../../testing/tests.ts'
import { estimateDueBanks } from '../difficulty/difficulty.writes.ts'

const abroad: Record<string, string> = { WORKER: '0' }
let served: Awaited<ReturnType<typeof serveForeignSite>>
beforeAll(async () => {
  served = await serveForeignSite((path) => answersOf(foreign)(path))
  abroad.PUBLIC_URL = served.origin
})
const foreign = sharedTestApp(abroad)
const site = sharedTestApp({ FOREIGN_LOOPBACK: '1', WORKER: '0' })
afterAll(() => served.stop())
beforeEach(() => served.instead.clear())

/** The same ten questions at both sites. */
async function makeSameBank(at: TestApp, name: string): Promise<Bank> {
  const bank = await makeBank(at.platform, { questions: 10 })
  for (const [place, { id }] of bank.questions.entries())
    await at.platform.db
      .updateTable('questions')
      .set({ text: `¿Pregunta ${place} de ${name}?` })
      .where('id', '=', id)
      .execute()
  return bank
}

async function takeTests(at: TestApp, bank: Bank, people: number) {
  for (let person = 0; person < people; person += 1)
    await makeAttempt(at.platform, {
      userId: (await at.person()).id,
      bank,
      isRight: (position) => (person * 7 + position * 3) % 11 >= position,
    })
}

const staffOf = (at: TestApp) => at.person({ role: 'administrator' })
const asFile = (content: string) => new File([content], 'conteos.txt', { type: 'text/plain' })

async function exportAt(at: TestApp, { skillUuid }: Bank) {
  const { token } = await staffOf(at)
  return at.call(exportCountsEndpoint, { token, params: { id: skillUuid }, body: { language: 'es', agrees: true } })
}

async function add({ skillUuid }: Bank, content: string) {
  const { token } = await staffOf(site)
  const done = await site.call(addCountsEndpoint, {
    token,
    params: { id: skillUuid },
    body: { agrees: true },
    files: { file: asFile(content) },
  })
  return {
    status: done.status,
    error: done.status < 400 ? undefined : done.refusal.errors?.file?.[0],
    data: () => done.answer.data,
  }
}

async function readOf({ skillUuid }: Bank) {
  const { token } = await staffOf(site)
  return (await site.call(getSharedCountsEndpoint, { token, params: { id: skillUuid } })).answer.data
}

async function difficultiesOf(bank: Bank) {
  const { token } = await staffOf(site)
  const call = { token, params: { id: bank.skillUuid }, query: { language: 'es' as const } }
  const { answer } = await site.call(listHealthEndpoint, call)
  return bank.questions.map(({ uuid }) => answer.data.find((row) => row.uuid === uuid)!.difficulty)
}

test('CAL-01 a site without answers starts from the counts of another one, until they are removed', async () => {
  const there = await makeSameBank(foreign, 'dos sitios')
  expect((await exportAt(foreign, there)).refusal.errors).toEqual({ language: ['shared_counts.error.few'] })
  await takeTests(foreign, there, 40)
  const { answer: exported } = await exportAt(foreign, there)
  const here = await makeSameBank(site, 'dos sitios')
  const added = await add(here, exported.data.content)
  expect(added.data().files).toMatchObject([{ site: served.origin, language: 'es', attempts: 40, questions: 10, used: null }])
  await estimateDueBanks(site.platform)
  const found = await difficultiesOf(here)
  // Everybody had the first question right, so nothing compares it.
  expect(found[0]).toMatchObject({ lack: 'few', answers: 0 })
  for (const one of found.slice(1)) expect(one).toMatchObject({ source: 'shared', answers: 0, lack: null, misfit: false })
  expect(found[8]!.difficulty).toBeGreaterThan(found[1]!.difficulty!)
  const { files } = await readOf(here)
  expect(files).toMatchObject([
    { used: 9, left_out: [{ reason: 'few', count: 1, questions: [{ uuid: here.questions[0]!.uuid }] }] },
  ])

  const { token } = await staffOf(site)
  await site.call(removeCountsEndpoint, { token, params: { id: here.skillUuid, file: files[0]!.uuid } })
  await estimateDueBanks(site.platform)
  expect((await difficultiesOf(here)).map(({ lack }) => lack)).toEqual(here.questions.map(() => 'few'))
})

test('CAL-01 a file says nothing of people and has no texts', async () => {
  const bank = await makeSameBank(foreign, 'sin personas')
  await takeTests(foreign, bank, 30)
  const { answer } = await exportAt(foreign, bank)
  const claims = decodeJwt(answer.data.content)
  expect(Object.keys(claims).sort()).toEqual(['attempts', 'iat', 'iss', 'kind', 'language', 'pairs', 'questions', 'skill'])
  expect(JSON.stringify(claims)).not.toContain('Pregunta')
  const { answer: shown } = await foreign.call(getSharedCountsEndpoint, {
    token: (await staffOf(foreign)).token,
    params: { id: bank.skillUuid },
  })
  expect(shown.data.attempts).toEqual({ es: 30, en: 0 })
})

test('CAL-01 a forged, altered, own, old or newer replaced file is refused beside its field', async () => {
  const there = await makeSameBank(foreign, 'falsos')
  await takeTests(foreign, there, 30)
  const { content } = (await exportAt(foreign, there)).answer.data
  const here = await makeSameBank(site, 'falsos')
  const [head = '', body = '', signature = ''] = content.split('.')
  const claims = decodeJwt(content)
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string; alg: string }
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const forge = (more: object, headers: object = {}) =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ ...header, ...headers, jwk: undefined }).sign(privateKey)
  const altered = Buffer.from(JSON.stringify({ ...claims, attempts: 9999 })).toString('base64url')
  expect((await add(here, [head, altered, signature].join('.'))).error).toBe('shared_counts.error.altered')
  expect((await add(here, await forge({}))).error).toBe('shared_counts.error.altered')
  const elsewhere = `${site.platform.config.publicUrl}/api/passport/keys/${header.kid.slice(-36)}`
  expect((await add(here, await forge({}, { kid: elsewhere }))).error).toBe('shared_counts.error.altered')
  expect((await exportJWK(publicKey)).kty).toBe('EC')
  const now = site.platform.now().getTime() / 1000
  expect((await add(here, await forge({ iat: Math.floor(now - 731 * 86_400) }))).error).toBe('shared_counts.error.old')
  expect((await add(here, await forge({ iat: Math.floor(now + 3600) }))).error).toBe('shared_counts.error.early')
  expect((await add(here, await forge({ iss: site.platform.config.publicUrl }))).error).toBe('shared_counts.error.own')
  expect((await add(here, 'no son conteos')).error).toBe('shared_counts.error.unreadable')
  expect((await add(here, [head, body].join('.'))).error).toMatch(/unreadable|altered/)
  served.instead.set(/passport\/keys/, { status: 500 })
  expect((await add(here, content)).error).toBe('shared_counts.error.unreachable')
  served.instead.clear()

  const other = await makeSameBank(site, 'otro banco')
  expect((await add(other, content)).error).toBe('shared_counts.error.nothing')
  expect((await add(here, `\ufeff${content}\r\n`)).status).toBe(200)
  expect((await add(here, content)).status).toBe(200)
  expect((await readOf(here)).files).toHaveLength(1)
  await site.platform.db
    .updateTable('shared_counts')
    .set({ signed_at: new Date(site.platform.now().getTime() + 60_000) })
    .execute()
  expect((await add(here, content)).error).toBe('shared_counts.error.older')
})

test('CAL-01 a changed question and one with another right answer are named and left out', async () => {
  const there = await makeSameBank(foreign, 'cambiadas')
  await takeTests(foreign, there, 40)
  const { content } = (await exportAt(foreign, there)).answer.data
  const here = await makeSameBank(site, 'cambiadas')
  const { db } = site.platform
  const [, , changed, otherKey] = here.questions
  const idThere = there.questions[2]!.uuid
  await db.updateTable('questions').set({ text: '¿Otra cosa?', uuid: idThere }).where('id', '=', changed!.id).execute()
  await sql`update answers set correct = (uuid = ${otherKey!.answers[1]!}) where question_id = ${otherKey!.id}`.execute(db)
  await add(here, content)
  await estimateDueBanks(site.platform)
  const [file] = (await readOf(here)).files
  expect(file?.left_out).toMatchObject([
    { reason: 'other_key', count: 1, questions: [{ uuid: otherKey!.uuid }] },
    { reason: 'changed', count: 1, questions: [{ uuid: idThere }] },
    { reason: 'few', count: 1 },
  ])
  expect(file?.used).toBe(7)
})

test('CAL-01 without the agreement nothing is signed or taken, and the audit says who agreed', async () => {
  const bank = await makeSameBank(site, 'acuerdo')
  await takeTests(site, bank, 30)
  const staff = await staffOf(site)
  const params = { id: bank.skillUuid }
  const refused = await site.call(exportCountsEndpoint, { token: staff.token, params, body: { language: 'es' } as never })
  expect(refused.refusal.errors).toEqual({ agrees: ['shared_counts.error.agrees'] })
  const taken = await site.call(addCountsEndpoint, {
    token: staff.token,
    params,
    body: {} as never,
    files: { file: asFile('a') },
  })
  expect(taken.refusal.errors).toEqual({ agrees: ['shared_counts.error.agrees_to_use'] })
  await site.call(exportCountsEndpoint, { token: staff.token, params, body: { language: 'es', agrees: true } })
  expect(await site.auditOf(staff)).toEqual(['bank.counts_exported'])
})
