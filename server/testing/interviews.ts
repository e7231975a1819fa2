import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import type { TestApp, TestPerson } from './app.ts'
import { makeApplication, makeVacancy } from './records.ts'

export const interview = { date: '2199-03-04', from: '09:30', to: '10:15', sender: 'equipo@example.test' }
const template = { subject: 'Entrevista', title: 'Entrevista', message: '<p>Ven</p>' }

/** The token in the link of an invitation's e-mail. */
export const tokenIn = (html: string): string => /\/interview\/([\w.-]+)/.exec(html)?.[1] ?? ''

/** Creates a candidate who was invited to a first interview. Returns the recruiter who wrote, and the candidate's e-mails. */
export async function invited(site: TestApp, who?: TestPerson) {
  const { platform, person, call } = site
  const [candidate, recruiter] = [who ?? (await person({ cv: true })), await person({ role: 'administrator' })]
  const vacancy = await makeVacancy(platform)
  const card = await makeApplication(platform, vacancy.id, candidate.id, 'firstInterview')
  const write = (about: object = {}) =>
    call(sendStageEmailEndpoint, {
      body: { lang: 'es', stage: 'firstInterview', vacant_id: card.uuid, template, interview_data: interview, ...about },
      token: recruiter.token,
    })
  const mails = () =>
    platform.db
      .selectFrom('outgoing_emails')
      .selectAll()
      .where('application_id', '=', card.id)
      .where('kind', '!=', 'interviewer')
      .orderBy('id')
      .execute()
  const toInterviewer = () =>
    platform.db
      .selectFrom('outgoing_emails')
      .selectAll()
      .where('application_id', '=', card.id)
      .where('kind', '=', 'interviewer')
      .orderBy('id')
      .execute()
  await write()
  const [{ html = '' } = {}] = await mails()
  return { candidate, recruiter, vacancy, card, write, mails, toInterviewer, token: tokenIn(html) }
}
