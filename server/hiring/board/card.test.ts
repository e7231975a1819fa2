import { expect, test } from 'vitest'
import { saveApplicationNoteEndpoint } from '#domain/hiring/application-notes/application-notes.contract.ts'
import { applyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getBoardEndpoint, getCardEndpoint, moveCardEndpoint, removeCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { hireEndpoint } from '#domain/hiring/board/hires.contract.ts'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { answerInvitationEndpoint, cancelInterviewEndpoint } from '#domain/hiring/interviews/interviews.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { interview, invited } from '../../testing/interviews.ts'
import { makeVacancy } from '../../testing/records.ts'
import { ownNetwork } from '../../testing/registrations.ts'
import { makeResult } from '../../testing/results.ts'

const site = sharedTestApp({ MAIL_HOLD_SECONDS: '60' })

test('BRD-04 COM-01 a card shows the hire, test results and a timeline with authors', async () => {
  const { call, platform, person } = site
  const { db } = platform
  const recruiter = await person({ role: 'administrator', firstName: 'Marta', lastName: 'Ríos' })
  const candidate = await person({ cv: true })
  const { token } = recruiter
  const vacancy = await makeVacancy(platform)
  const done = await makeResult(platform, { userId: candidate.id, texts: 2, right: 6 })
  const [unfinished] = await db.insertInto('skills').values({ name: 'Zeta', has_test: true }).returning('id').execute()
  for (const skill_id of [done.bank.skillId, unfinished!.id])
    await db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id }).execute()
  await makeResult(platform, { userId: candidate.id })

  const inOrder = <Answer>(step: () => Promise<Answer>): Promise<Answer> => {
    site.passSeconds(5)
    return step()
  }
  const applies = () => call(applyEndpoint, { params: { job: vacancy.uuid, user: candidate.uuid }, token: candidate.token })
  await inOrder(applies)
  const board = (await call(getBoardEndpoint, { params: { job: vacancy.uuid }, token })).answer.data
  const { uuid_element, version } = board[0]!.elements[0]!
  await inOrder(() => call(moveCardEndpoint, { body: { uuid_element, name_board: 'reject', version }, token }))
  const template = { subject: 'Sobre {{job}}', title: 't', message: '<p>m</p>' }
  await inOrder(() =>
    call(sendStageEmailEndpoint, { body: { lang: 'es', stage: 'reject', vacant_id: uuid_element, template }, token }),
  )
  const of = { id_user: candidate.uuid, job_id: vacancy.uuid }
  await inOrder(() => call(saveApplicationNoteEndpoint, { body: { ...of, description: 'Nos faltó experiencia.' }, token }))
  await expect.poll(() => db.selectFrom('outgoing_emails').select('id').where('status', '=', 'kept').execute()).toHaveLength(1)
  await db.updateTable('outgoing_emails').set({ status: 'failed', attempts: 8 }).where('stage', '=', 'reject').execute()

  const read = async () => (await call(getCardEndpoint, { params: { id: uuid_element }, token })).answer.data
  expect((await read()).hired_strut).toBe('N')
  await inOrder(() => call(moveCardEndpoint, { body: { uuid_element, name_board: 'approved' }, token }))
  await inOrder(() => call(hireEndpoint, { body: { uuid_element }, token }))
  const { hired_strut, results, timeline } = await read()
  expect(hired_strut).toBe('Y')
  expect(results).toMatchObject([
    { state: 'waiting_to_evaluate', band: 'R', provisional: true, uuid: done.userSkill },
    { skill: 'Zeta', state: 'blocked', band: null },
  ])
  expect(timeline.map(({ kind, by, from, to, state, tries }) => [kind, by, from, to, state, tries])).toEqual([
    ['hired', 'Marta Ríos', 'approved', 'approved', null, 0],
    ['moved', 'Marta Ríos', 'reject', 'approved', null, 0],
    ['comment', 'Marta Ríos', null, 'reject', null, 0],
    ['email', 'Marta Ríos', null, 'reject', 'failed', 8],
    ['moved', 'Marta Ríos', 'apply', 'reject', null, 0],
    ['email', null, null, 'apply', 'kept', 1],
    ['applied', null, null, 'apply', null, 0],
    ['test_finished', null, null, null, null, 0],
    ['test_started', null, null, null, null, 0],
  ])
  expect(timeline[2]?.text).toBe('Nos faltó experiencia.')
  expect(timeline[3]?.text).toBe(`Sobre ${vacancy.title}`)
  expect(timeline[7]?.text).toBe(results[0]?.skill)

  await inOrder(() => call(removeCardEndpoint, { params: { id: uuid_element }, token }))
  expect((await call(getCardEndpoint, { params: { id: uuid_element }, token })).status).toBe(404)
  await inOrder(applies)
  expect((await read()).timeline.map(({ kind, by }) => [kind, by]).slice(0, 3)).toEqual([
    ['email', null],
    ['restored', null],
    ['removed', 'Marta Ríos'],
  ])
})

test("BRD-04 SPEC-61: an answer stays in the card's timeline when the interview moves and is cancelled", async () => {
  const { card, recruiter, write, token } = await invited(site)
  const [sent, at] = [{ status: 'sent', attempts: 1 } as const, site.platform.db]
  await at.updateTable('outgoing_emails').set(sent).where('application_id', '=', card.id).execute()
  await site.call(answerInvitationEndpoint, { body: { token, answer: 'other_time', note: 'Los martes' }, headers: ownNetwork() })
  await write({ interview_data: { ...interview, date: '2199-03-05' } })
  await site.call(cancelInterviewEndpoint, { params: { id: card.uuid }, token: recruiter.token })
  const { timeline } = (await site.call(getCardEndpoint, { params: { id: card.uuid }, token: recruiter.token })).answer.data
  expect(timeline.filter(({ kind }) => kind === 'other_time')).toMatchObject([
    { to: 'firstInterview', text: 'Los martes', by: null, state: null },
  ])
})
