import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { register } from '#domain/accounts/accounts.contract.ts'
import { confirmAddress } from '#domain/accounts/confirmation.contract.ts'
import { forgot } from '#domain/accounts/recovery.contract.ts'
import { apply, listApplications } from '#domain/applications/applications.contract.ts'
import { explainTest } from '#domain/attempts/attempts.contract.ts'
import { moveCard } from '#domain/board/board.contract.ts'
import { saveComment } from '#domain/comments/comments.contract.ts'
import { sendContactMessage } from '#domain/contact/contact.contract.ts'
import { dismissEmail, retryEmail } from '#domain/dashboard/dashboard.contract.ts'
import { answerInterview, cancelInterview } from '#domain/interviews/interviews.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { sendNotification } from '#domain/notifications/notifications.contract.ts'
import { replaceCv } from '#domain/profile/cv.contract.ts'
import { addEducation } from '#domain/profile/education.contract.ts'
import { addWork } from '#domain/profile/experience.contract.ts'
import { savePersonal } from '#domain/profile/personal.contract.ts'
import { addPortfolioItem } from '#domain/profile/portfolio.contract.ts'
import { addReference } from '#domain/profile/references.contract.ts'
import { issueToken } from '#domain/sessions/sessions.contract.ts'
import { addUserSkill } from '#domain/skills/user-skills.contract.ts'
import { eraseOwnAccount } from '#domain/users/own-data.contract.ts'
import { deleteUser } from '#domain/users/users.contract.ts'
import { removeUnnamed } from '../../platform/files/kept-files.ts'
import { startTestApp, type TestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { fileOf, pdf } from '../../testing/documents.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { confirmationOf, registrationForm } from '../../testing/registrations.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { placesInTables } from '../../testing/tables-with.ts'
import { takerOf } from '../../testing/test-taker.ts'
import { makeBank } from '../../testing/tests.ts'
import { eraseDueAccounts } from './erasure.writes.ts'

const day = 24 * 3600

/** A word that stands nowhere else for everything that a person can say of themselves, or staff of them. */
const words = {
  name: 'Kanarixnombre',
  lastname: 'Kanarixapellido',
  email: 'kanarixcorreo@example.com',
  cv: 'KanarixenlaCv',
  cvName: 'kanarixcvnombre',
  formerCv: 'KanarixlaCvdeantes',
  phone: '3198765001',
  homePhone: '6098765002',
  address: 'Kanarixcalle',
  address2: 'Kanarixbarrio',
  apartment: 'Kanarixapto',
  state: 'Kanarixestado',
  country: 'Kanarixpais',
  zip: 'KANARIXZIP',
  website: 'kanarixsitio.example',
  about: 'Kanarixsobremi',
  level: 'Kanarixnivel',
  field: 'Kanarixcampo',
  school: 'Kanarixescuela',
  schoolPlace: 'Kanarixciudad',
  title: 'Kanarixcargo',
  company: 'Kanarixempresa',
  companyPlace: 'Kanarixsede',
  companySite: 'kanarixempresa.example',
  work: 'Kanarixtareas',
  reference: 'Kanarixreferencia',
  referenceAddress: 'Kanarixsucalle',
  referencePhone: '3198765003',
  relation: 'Kanarixrelacion',
  portfolio: 'Kanarixportafolio',
  portfolioLink: 'kanarixobras.example',
  portfolioFile: 'Kanarixdibujo',
  portfolioName: 'kanarixdibujonombre',
  skillNote: 'Kanarixdestreza',
  written: 'Kanarixrespuesta',
  explanation: 'Kanarixexplicacion',
  contactName: 'Kanarixcontacto',
  contactPhone: '3198765004',
  contact: 'Kanarixmensaje',
  interviewNote: 'Kanarixlosviernes',
  comment: 'Kanarixcomentario',
  subject: 'Kanarixasunto',
  message: 'Kanarixaviso',
  place: 'Kanarixlugar',
  interviewNotice: 'Kanarixindicacion',
  reason: 'Kanarixmotivo',
  sharedName: 'Kanarixquerida',
} as const
type Word = keyof typeof words

/** The reason of a deletion stays: staff are told not to name anybody in it (decision 54). */
const deletionReason = 'Pidió salir por teléfono'

/** Everything that the program says while a test runs: the lines of its log, and what it writes to the console. */
function watchOutput() {
  const written: string[] = []
  const spies = (['log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...said) => void written.push(said.map(String).join(' '))),
  )
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return { log: (line: string) => void written.push(line), text: () => written.join('\n') }
}

/** Where a word stands: in a table, a file of the data folder, its name, or the text of a kept e-mail. */
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

const answered = async <Answer extends { status: number; text: string }>(calling: Promise<Answer>, status = 200) => {
  const answer = await calling
  expect(answer.status, answer.text).toBe(status)
  return answer
}

/** Fills every text that a candidate can give, from registration to the answer to an interview. */
async function telling(site: TestApp, staff: TestPerson): Promise<TestPerson> {
  const { db } = site.platform
  const share = { name: words.sharedName, email: words.email, lang: 'es', stage: 'share' } as const
  await answered(
    site.call(sendNotification, { token: staff.token, body: { ...share, uuid: (await makeVacancy(site.platform)).uuid } }),
  )
  const file = (word: string, name: string) => fileOf(Buffer.concat([pdf(), Buffer.from(`\n% ${word}\n`)]), `${name}.pdf`)
  const form = registrationForm({ name: words.name, lastname: words.lastname, email: words.email })
  await answered(site.call(register, { body: form, files: { file: file(words.formerCv, words.cvName) } }))
  const { id, uuid } = await db
    .selectFrom('users')
    .select(['id', 'uuid'])
    .where('email', '=', words.email)
    .executeTakeFirstOrThrow()
  const login = { grant_type: 'password', username: words.email, password: testPassword, client_id: 'cantera-web' }
  await answered(site.call(issueToken, { body: { ...login, password: 'Wrong.2026!' } }), 400)
  const { access_token: token } = (await answered(site.call(issueToken, { body: login }))).answer
  const person = { id, uuid, email: words.email, token }
  await answered(site.call(confirmAddress, { body: { token: confirmationOf(site, person) } }))
  await answered(site.call(forgot, { body: { email: words.email, lang: 'es' } }))
  await answered(site.call(replaceCv, { token, files: { file: file(words.cv, words.cvName) } }))
  const personal = {
    name: words.name,
    lastname: words.lastname,
    email: words.email,
    personal_phone: words.phone,
    home_phone: words.homePhone,
    date_of_birth: '1990-01-01',
    address: words.address,
    address2: words.address2,
    apartment: words.apartment,
    state: words.state,
    country: words.country,
    zip_code: words.zip,
    website: words.website,
    about_me: words.about,
  }
  await answered(site.call(savePersonal, { token, body: personal }))
  const period = { from: '2015-01-01', to: '2019-12-31' }
  const studies = { level: words.level, field: words.field, school: words.school, location: words.schoolPlace }
  await answered(site.call(addEducation, { token, body: { ...studies, ...period, time_professional: 'P' } }))
  const job = { title: words.title, company: words.company, location: words.companyPlace, website: words.companySite }
  await answered(site.call(addWork, { token, body: { ...job, ...period, time_experience: 'P', description: words.work } }))
  const contact = { fullname: words.reference, address: words.referenceAddress, phone: words.referencePhone }
  await answered(site.call(addReference, { token, body: { ...contact, relation: words.relation, type: 'reference' } }))
  const item = { description: words.portfolio, link: `https://${words.portfolioLink}/` }
  const drawing = file(words.portfolioFile, words.portfolioName)
  await answered(site.call(addPortfolioItem, { token, body: item, files: { file: drawing } }))
  const wrote = { fullname: words.contactName, email: words.email, phone: words.contactPhone, message: words.contact }
  await answered(site.call(sendContactMessage, { body: wrote }))
  return person
}

/** A test of the person with texts of theirs, and what they explain of it. */
async function takingATest(site: TestApp, person: TestPerson) {
  const bank = await makeBank(site.platform, { questions: 10, texts: 10 })
  const dates = { experience_timefrom: '2020-01-01', experience_timeto: '2024-01-01' }
  const skill = { skill_id: bank.skillUuid, ...dates, note: words.skillNote }
  const { data } = (await answered(site.call(addUserSkill, { token: person.token, body: skill }))).answer
  const taker = takerOf(site, bank, person, data!.uuid)
  await answered(taker.start())
  for (let indice = 0; indice < 10; indice += 1)
    await answered(taker.answer(indice, { annotation: words.written, paste_answer: true }))
  const body = { explanation: words.explanation }
  await answered(site.call(explainTest, { token: person.token, params: { user_skill_uuid: data!.uuid }, body }))
}

/** What staff write of a candidate and to them, and what the candidate answers. */
async function hiring(site: TestApp, person: TestPerson, staff: TestPerson) {
  const { db } = site.platform
  const vacancy = await makeVacancy(site.platform)
  await answered(site.call(apply, { token: person.token, params: { job: vacancy.uuid, user: person.uuid } }))
  const card = () =>
    db.selectFrom('applications').select(['uuid', 'version']).where('user_id', '=', person.id).executeTakeFirstOrThrow()
  const { uuid } = await card()
  const { token } = staff
  const moveTo = async (name_board: Stage) =>
    answered(site.call(moveCard, { token, body: { uuid_element: uuid, name_board, version: (await card()).version } }))
  await answered(
    site.call(saveComment, { token, body: { id_user: person.uuid, job_id: vacancy.uuid, description: words.comment } }),
  )
  await moveTo('firstInterview')
  const interview = {
    date: '2199-03-04',
    from: '09:30',
    to: '10:15',
    sender: staff.email,
    place: words.place,
    note: words.interviewNotice,
  }
  const template = { subject: words.subject, title: words.subject, message: `<p>${words.message}</p>` }
  const notice = { lang: 'es', stage: 'firstInterview', vacant_id: uuid, template, interview_data: interview } as const
  await answered(site.call(sendNotification, { token, body: notice }))
  site.passSeconds(60)
  const [application] = (await answered(site.call(listApplications, { token: person.token }))).answer.data
  const { sequence } = application!.interview!
  const answer = { answer: 'other_time', note: words.interviewNote, sequence } as const
  await answered(site.call(answerInterview, { token: person.token, params: { uuid }, body: answer }))
  return {
    callOff: () => answered(site.call(cancelInterview, { token, params: { id: uuid }, body: { reason: words.reason } })),
  }
}

const emailsBy = (site: TestApp, status: 'queued' | 'failed' | 'kept') =>
  site.platform.db.selectFrom('outgoing_emails').select(['uuid', 'kind']).where('status', '=', status).execute()

/** Lets what waits leave at once. */
const sendAll = async (site: TestApp) => {
  await sql`update pgboss.job set start_after = now() where state < 'active'`.execute(site.platform.db)
  await expect.poll(() => emailsBy(site, 'queued'), { timeout: 30_000, interval: 100 }).toEqual([])
}

/** Erases a deleted account thirty days later, with the rounds that carry it out. */
async function erasing(site: TestApp) {
  site.passSeconds(31 * day)
  await eraseDueAccounts(site.platform)
  site.passSeconds(1)
  await removeUnnamed(site.platform)
  await sendAll(site)
}

test('decision 54: an own erasure leaves no word of the person in tables, files, mailbox, jobs or output', async () => {
  const output = watchOutput()
  const site = await startTestApp({ env: { LOG_LEVEL: 'debug', MAIL_HOLD_SECONDS: '0' }, log: output.log })
  const staff = await site.person({ role: 'administrator' })
  const person = await telling(site, staff)
  await takingATest(site, person)
  const { callOff } = await hiring(site, person, staff)
  await sendAll(site)
  await callOff()
  await sendAll(site)

  const before = await placesOf(site, output.text())
  expect(
    Object.keys(words).filter((word) => !before[word as Word]),
    'every word is kept somewhere',
  ).toEqual([])
  expect(before.name).toContain('mailbox')
  expect(Object.values(before).flat()).not.toContain('output')
  const body = { current_password: testPassword }
  await answered(site.call(eraseOwnAccount, { token: person.token, body }))
  await erasing(site)
  expect(await placesOf(site, output.text())).toEqual({})
  expect(output.text()).toContain('/api/users/register')
}, 120_000)

test('decision 54: a deletion by staff leaves no word of the person where an SMTP server repeated their address', async () => {
  const output = watchOutput()
  const server = await startSmtpServer((recipient) => ({ code: 550, text: `<${recipient}>: no ${recipient.split('@')[0]} here` }))
  onTestFinished(server.stop)
  const site = await startTestApp({ env: { LOG_LEVEL: 'debug', MAIL_HOLD_SECONDS: '0', SMTP_URL: server.url }, log: output.log })
  const staff = await site.person({ role: 'administrator' })
  const person = await telling(site, staff)
  const { callOff } = await hiring(site, person, staff)
  await callOff()
  await sendAll(site)
  const failed = await emailsBy(site, 'failed')
  const ofKind = (kind: string) => failed.find((one) => one.kind === kind)!.uuid
  await answered(site.call(retryEmail, { token: staff.token, params: { id: ofKind('stage') } }))
  await answered(site.call(dismissEmail, { token: staff.token, params: { id: ofKind('interviewer') } }))
  expect((await placesOf(site, output.text())).name).toContain('outgoing_emails')

  await answered(site.call(deleteUser, { token: staff.token, body: { uuid: person.uuid, reason: deletionReason } }))
  await erasing(site)
  expect(await placesOf(site, output.text())).toEqual({})
  // What stays: who the account was deleted by and why, and that there was a card with its moves.
  const { db } = site.platform
  const kept = await db
    .selectFrom('users')
    .select(['deletion_reason', 'first_name', 'last_name'])
    .where('id', '=', person.id)
    .execute()
  expect(kept).toEqual([{ deletion_reason: deletionReason, first_name: '—', last_name: '' }])
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

test('decision 54: an erased colleague is named in none of the interviews that they held', async () => {
  const site = await startTestApp({ env: { MAIL_HOLD_SECONDS: '0' } })
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
  await answered(site.call(sendNotification, { token: staff.token, body }))
  await sendAll(site)
  expect((await placesOf(site, '')).email).toEqual(expect.arrayContaining(['interviews', 'outgoing_emails', 'mailbox']))
  await answered(site.call(deleteUser, { token: staff.token, body: { uuid: colleague.uuid, reason: deletionReason } }))
  await erasing(site)
  expect(await placesOf(site, '')).toEqual({})
  const interviews = site.platform.db.selectFrom('interviews').select(['starts_at', 'sender'])
  expect(await interviews.execute()).toEqual([{ starts_at: new Date('2199-03-04T14:30:00Z'), sender: '—' }])
  expect(await emailsBy(site, 'kept')).toEqual([{ uuid: expect.any(String), kind: 'stage' }])
}, 120_000)
