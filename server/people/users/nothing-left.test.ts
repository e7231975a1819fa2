import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dismissEmailEndpoint, retryEmailEndpoint } from '#domain/desk/dashboard/dashboard.contract.ts'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { eraseOwnAccountEndpoint } from '#domain/people/users/own-data.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { removeUnnamed } from '../../platform/files/stored-files.ts'
import { startTestApp, type TestApp, testPassword } from '../../testing/app.ts'
import { answered, fillCandidateTexts, hiring, takeTestWithTexts, type Word, words } from '../../testing/canary-words.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { placesInTables } from '../../testing/tables-with.ts'
import { eraseDueAccounts } from './erasure.writes.ts'

const day = 24 * 3600
/** The queue announces no job whose pause is over. */
const jobs = { lookSeconds: 0.5 }

/** The reason of a deletion stays; the form asks staff to name nobody in it (SPEC-54). */
const deletionReason = 'Pidió salir por teléfono'

/** Collects the output of the program during a test: the lines of its log and of the console. */
function watchOutput() {
  const written: string[] = []
  const spies = (['log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...values) => void written.push(values.map(String).join(' '))),
  )
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return { log: (line: string) => void written.push(line), text: () => written.join('\n') }
}

/** Finds words in tables, in the data folder (names and contents of files, texts of stored e-mails) and in the output. */
async function placesOf(site: TestApp, output: string): Promise<Partial<Record<Word, string[]>>> {
  const all = Object.entries(words) as [Word, string][]
  const places: Partial<Record<Word, string[]>> = {}
  const add = (word: string, place: string) => {
    for (const [name] of all.filter(([, value]) => value === word)) places[name] = [...(places[name] ?? []), place]
  }
  for (const { table, word } of await placesInTables(site, Object.values(words))) add(word, table)
  for (const file of await filesUnder(site.dataDir)) {
    const bytes = readFileSync(file)
    const email = file.endsWith('.eml') ? JSON.stringify(await PostalMime.parse(bytes, { attachmentEncoding: 'utf8' })) : ''
    const text = `${file}\n${bytes.toString('latin1')}\n${email}`.toLowerCase()
    const folder = path.relative(site.dataDir, file).split(path.sep)[0] ?? ''
    for (const [, word] of all) if (text.includes(word.toLowerCase())) add(word, folder)
  }
  for (const [, word] of all) if (output.toLowerCase().includes(word.toLowerCase())) add(word, 'output')
  return places
}

const emailsBy = (site: TestApp, status: 'queued' | 'failed' | 'kept') =>
  site.platform.db.selectFrom('outgoing_emails').select(['uuid', 'kind']).where('status', '=', status).execute()

/** Sends all queued e-mails at once. */
const sendAll = async (site: TestApp) => {
  await sql`update pgboss.job set start_after = now() where state < 'active'`.execute(site.platform.db)
  await expect.poll(() => emailsBy(site, 'queued'), { timeout: 30_000, interval: 100 }).toEqual([])
}

/** Moves the clock past the grace period and runs the tasks that erase a deleted account. */
async function eraseAfterGrace(site: TestApp) {
  site.passSeconds(31 * day)
  await eraseDueAccounts(site.platform)
  site.passSeconds(1)
  await removeUnnamed(site.platform)
  await sendAll(site)
}

test('SPEC-54: erasing the own account leaves no word of it in tables, files, e-mails, jobs or output', async () => {
  const output = watchOutput()
  const site = await startTestApp({ env: { LOG_LEVEL: 'debug', MAIL_HOLD_SECONDS: '0' }, log: output.log, jobs })
  const staff = await site.person({ role: 'administrator' })
  const person = await fillCandidateTexts(site, staff)
  await takeTestWithTexts(site, person)
  const { callOff } = await hiring(site, person, staff)
  await sendAll(site)
  await callOff()
  await sendAll(site)

  const before = await placesOf(site, output.text())
  expect(
    Object.keys(words).filter((word) => !before[word as Word]),
    'every word is stored somewhere',
  ).toEqual([])
  expect(before.name).toContain('mailbox')
  expect(Object.values(before).flat()).not.toContain('output')
  const body = { current_password: testPassword }
  await answered(site.call(eraseOwnAccountEndpoint, { token: person.token, body }))
  await eraseAfterGrace(site)
  expect(await placesOf(site, output.text())).toEqual({})
  expect(output.text()).toContain('/api/users/register')
}, 120_000)

test('SPEC-54: a deletion by staff also removes an address that an SMTP server repeated', async () => {
  const output = watchOutput()
  const server = await startSmtpServer((recipient) => ({
    code: 550,
    text: `5.7.1 <${recipient}>: nothing for ${recipient.split('@')[0]} here`,
  }))
  onTestFinished(server.stop)
  const site = await startTestApp({
    env: { LOG_LEVEL: 'debug', MAIL_HOLD_SECONDS: '0', SMTP_URL: server.url },
    log: output.log,
    jobs,
  })
  const staff = await site.person({ role: 'administrator' })
  const person = await fillCandidateTexts(site, staff)
  const { callOff } = await hiring(site, person, staff)
  await callOff()
  await sendAll(site)
  const failed = await emailsBy(site, 'failed')
  const ofKind = (kind: string) => failed.find((one) => one.kind === kind)!.uuid
  await answered(site.call(retryEmailEndpoint, { token: staff.token, params: { id: ofKind('stage') } }))
  await answered(site.call(dismissEmailEndpoint, { token: staff.token, params: { id: ofKind('interviewer') } }))
  expect((await placesOf(site, output.text())).name).toContain('outgoing_emails')

  await answered(site.call(deleteUserEndpoint, { token: staff.token, body: { uuid: person.uuid, reason: deletionReason } }))
  await eraseAfterGrace(site)
  expect(await placesOf(site, output.text())).toEqual({})
  // What stays: who deleted the account and why, and the card with its moves.
  const { db } = site.platform
  const rows = await db
    .selectFrom('users')
    .select(['deletion_reason', 'first_name', 'last_name'])
    .where('id', '=', person.id)
    .execute()
  expect(rows).toEqual([{ deletion_reason: deletionReason, first_name: '—', last_name: '' }])
  const audit = db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', 'in', ['email.retried', 'email.dismissed'])
    .orderBy('id')
  expect((await audit.execute()).map(({ detail }) => detail)).toEqual([
    { mail: 'stage', title: expect.stringMatching(/^Vacante/) },
    { mail: 'interviewer', title: expect.stringMatching(/^Vacante/) },
  ])
  expect(await db.selectFrom('applications').select('stage').where('user_id', '=', person.id).execute()).toHaveLength(1)
}, 120_000)

test('SPEC-54: the interviews that an erased colleague held no longer name them', async () => {
  const site = await startTestApp({ env: { MAIL_HOLD_SECONDS: '0' }, jobs })
  const [staff, colleague] = [
    await site.person({ role: 'administrator' }),
    await site.person({ role: 'administrator', firstName: words.name, lastName: words.lastname, email: words.email }),
  ]
  const vacancy = await makeVacancy(site.platform)
  const candidate = await site.person({ cv: true })
  const card = await makeApplication(site.platform, vacancy.id, candidate.id, 'firstInterview')
  const interview = { date: '2199-03-04', from: '09:30', to: '10:15', sender: `${words.name} <${words.email}>` }
  const template = { subject: 'Entrevista', title: 'Entrevista', message: '<p>Ven</p>' }
  const body = { lang: 'es', stage: 'firstInterview', vacant_id: card.uuid, template, interview_data: interview } as const
  await answered(site.call(sendStageEmailEndpoint, { token: staff.token, body }))
  await sendAll(site)
  expect((await placesOf(site, '')).email).toEqual(expect.arrayContaining(['interviews', 'outgoing_emails', 'mailbox']))
  await answered(site.call(deleteUserEndpoint, { token: staff.token, body: { uuid: colleague.uuid, reason: deletionReason } }))
  await eraseAfterGrace(site)
  expect(await placesOf(site, '')).toEqual({})
  const interviews = site.platform.db.selectFrom('interviews').select(['starts_at', 'sender'])
  expect(await interviews.execute()).toEqual([{ starts_at: new Date('2199-03-04T14:30:00Z'), sender: '—' }])
  expect(await emailsBy(site, 'kept')).toEqual([{ uuid: expect.any(String), kind: 'stage' }])
}, 120_000)
