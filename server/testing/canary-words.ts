import { expect } from 'vitest'
import { explainTestEndpoint } from '#domain/assessment/attempts/attempts.contract.ts'
import { addUserSkillEndpoint } from '#domain/assessment/skills/user-skills.contract.ts'
import { saveApplicationNoteEndpoint } from '#domain/hiring/application-notes/application-notes.contract.ts'
import { applyEndpoint, listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { answerInterviewEndpoint, cancelInterviewEndpoint } from '#domain/hiring/interviews/interviews.contract.ts'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { registerEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { confirmAddressEndpoint } from '#domain/people/accounts/confirmation.contract.ts'
import { forgotEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { addPersonNoteEndpoint } from '#domain/people/person-notes/person-notes.contract.ts'
import { replaceCvEndpoint } from '#domain/people/profile/cv.contract.ts'
import { addEducationEndpoint } from '#domain/people/profile/education.contract.ts'
import { addWorkEndpoint } from '#domain/people/profile/experience.contract.ts'
import { savePersonalEndpoint } from '#domain/people/profile/personal.contract.ts'
import { addPortfolioItemEndpoint } from '#domain/people/profile/portfolio.contract.ts'
import { addReferenceEndpoint } from '#domain/people/profile/references.contract.ts'
import { sendContactMessageEndpoint } from '#domain/site/contact/contact.contract.ts'
import { type TestApp, type TestPerson, testPassword } from './app.ts'
import { fileOf, pdf } from './documents.ts'
import { makeVacancy } from './records.ts'
import { confirmationOf, registrationForm } from './registrations.ts'
import { takerOf } from './test-taker.ts'
import { makeBank } from './tests.ts'

/** A unique word for every text that a person can enter, or staff about them. */
export const words = {
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
  city: 'Kanarixmunicipio',
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
  personNote: 'Kanarixapunte',
  subject: 'Kanarixasunto',
  message: 'Kanarixaviso',
  place: 'Kanarixlugar',
  interviewNotice: 'Kanarixindicacion',
  reason: 'Kanarixmotivo',
  sharedName: 'Kanarixquerida',
} as const
export type Word = keyof typeof words

/** The answer of a call that must have this status. */
export const answered = async <Answer extends { status: number; text: string }>(calling: Promise<Answer>, status = 200) => {
  const answer = await calling
  expect(answer.status, answer.text).toBe(status)
  return answer
}

/** Fills every text that a candidate can enter, from registration to the answer to an interview. */
export async function fillCandidateTexts(site: TestApp, staff: TestPerson): Promise<TestPerson> {
  const { db } = site.platform
  const share = { name: words.sharedName, email: words.email, lang: 'es', stage: 'share' } as const
  await answered(
    site.call(sendStageEmailEndpoint, {
      token: staff.token,
      body: { ...share, uuid: (await makeVacancy(site.platform)).uuid },
    }),
  )
  const file = (word: string, name: string) => fileOf(Buffer.concat([pdf(), Buffer.from(`\n% ${word}\n`)]), `${name}.pdf`)
  const form = registrationForm({ name: words.name, lastname: words.lastname, email: words.email })
  await answered(site.call(registerEndpoint, { body: form, files: { file: file(words.formerCv, words.cvName) } }))
  const { id, uuid } = await db
    .selectFrom('users')
    .select(['id', 'uuid'])
    .where('email', '=', words.email)
    .executeTakeFirstOrThrow()
  const login = { grant_type: 'password', username: words.email, password: testPassword, client_id: 'cantera-web' }
  await answered(site.call(issueTokenEndpoint, { body: { ...login, password: 'Wrong.2026!' } }), 400)
  const { access_token: token } = (await answered(site.call(issueTokenEndpoint, { body: login }))).answer
  const person = { id, uuid, email: words.email, token }
  await answered(site.call(confirmAddressEndpoint, { token, body: { token: confirmationOf(site, person) } }))
  await answered(site.call(forgotEndpoint, { body: { email: words.email, lang: 'es' } }))
  await answered(site.call(replaceCvEndpoint, { token, files: { file: file(words.cv, words.cvName) } }))
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
    city: words.city,
    state: words.state,
    country: words.country,
    zip_code: words.zip,
    website: words.website,
    about_me: words.about,
  }
  await answered(site.call(savePersonalEndpoint, { token, body: personal }))
  const period = { from: '2015-01-01', to: '2019-12-31' }
  const studies = { level: words.level, field: words.field, school: words.school, location: words.schoolPlace }
  await answered(site.call(addEducationEndpoint, { token, body: { ...studies, ...period, time_professional: 'P' } }))
  const job = { title: words.title, company: words.company, location: words.companyPlace, website: words.companySite }
  await answered(
    site.call(addWorkEndpoint, { token, body: { ...job, ...period, time_experience: 'P', description: words.work } }),
  )
  const contact = { fullname: words.reference, address: words.referenceAddress, phone: words.referencePhone }
  await answered(site.call(addReferenceEndpoint, { token, body: { ...contact, relation: words.relation, type: 'reference' } }))
  const item = { description: words.portfolio, link: `https://${words.portfolioLink}/` }
  const drawing = file(words.portfolioFile, words.portfolioName)
  await answered(site.call(addPortfolioItemEndpoint, { token, body: item, files: { file: drawing } }))
  const wrote = { fullname: words.contactName, email: words.email, phone: words.contactPhone, message: words.contact }
  await answered(site.call(sendContactMessageEndpoint, { body: wrote }))
  return person
}

/** A test of the person with free texts and an explanation of its signals. */
export async function takeTestWithTexts(site: TestApp, person: TestPerson) {
  const bank = await makeBank(site.platform, { questions: 10, texts: 10 })
  const dates = { experience_timefrom: '2020-01-01', experience_timeto: '2024-01-01' }
  const skill = { skill_id: bank.skillUuid, ...dates, note: words.skillNote }
  const { data } = (await answered(site.call(addUserSkillEndpoint, { token: person.token, body: skill }))).answer
  const taker = takerOf(site, bank, person, data!.uuid)
  await answered(taker.start())
  for (let indice = 0; indice < 10; indice += 1)
    await answered(taker.answer(indice, { annotation: words.written, paste_answer: true }))
  const body = { explanation: words.explanation }
  await answered(site.call(explainTestEndpoint, { token: person.token, params: { user_skill_uuid: data!.uuid }, body }))
}

/** The texts that staff write about and to a candidate, and the candidate's answers. */
export async function hiring(site: TestApp, person: TestPerson, staff: TestPerson) {
  const { db } = site.platform
  const vacancy = await makeVacancy(site.platform)
  await answered(site.call(applyEndpoint, { token: person.token, params: { job: vacancy.uuid, user: person.uuid } }))
  const card = () =>
    db.selectFrom('applications').select(['uuid', 'version']).where('user_id', '=', person.id).executeTakeFirstOrThrow()
  const { uuid } = await card()
  const { token } = staff
  const moveTo = async (name_board: Stage) =>
    answered(site.call(moveCardEndpoint, { token, body: { uuid_element: uuid, name_board, version: (await card()).version } }))
  await answered(
    site.call(saveApplicationNoteEndpoint, {
      token,
      body: { id_user: person.uuid, job_id: vacancy.uuid, description: words.comment },
    }),
  )
  await answered(
    site.call(addPersonNoteEndpoint, { token, params: { id: person.uuid }, body: { description: words.personNote } }),
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
  await answered(site.call(sendStageEmailEndpoint, { token, body: notice }))
  site.passSeconds(60)
  const [application] = (await answered(site.call(listApplicationsEndpoint, { token: person.token }))).answer.data
  const { sequence } = application!.interview!
  const answer = { answer: 'other_time', note: words.interviewNote, sequence } as const
  await answered(site.call(answerInterviewEndpoint, { token: person.token, params: { uuid }, body: answer }))
  return {
    callOff: () => answered(site.call(cancelInterviewEndpoint, { token, params: { id: uuid }, body: { reason: words.reason } })),
  }
}
