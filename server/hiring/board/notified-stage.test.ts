import { expect, test } from 'vitest'
import { applyEndpoint, listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getBoardEndpoint, moveCardEndpoint, removeCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp({ MAIL_HOLD_SECONDS: '0' })

/** A candidate who applied, a recruiter, and what each of them sees. */
async function application() {
  const { platform, person, call } = site
  const [recruiter, candidate] = [await person({ role: 'administrator' }), await person({ cv: true })]
  const vacancy = await makeVacancy(platform)
  const applyAgain = () => call(applyEndpoint, { params: { job: vacancy.uuid, user: candidate.uuid }, token: candidate.token })
  await applyAgain()
  const card = async () => {
    const { data } = (await call(getBoardEndpoint, { params: { job: vacancy.uuid }, token: recruiter.token })).answer
    const [found] = data.flatMap(({ name_board, elements }) => elements.map((element) => ({ ...element, stage: name_board })))
    if (!found) throw new Error('no card')
    return found
  }
  const move = async (name_board: Stage) => {
    const { uuid_element, version } = await card()
    return (await call(moveCardEndpoint, { body: { uuid_element, name_board, version }, token: recruiter.token })).answer.data
  }
  const notify = async (interview_data?: object) => {
    const { uuid_element: vacant_id, stage } = await card()
    const template = { subject: 's', title: 't', message: '<p>m</p>' }
    return call(sendStageEmailEndpoint, {
      body: { lang: 'es', stage, vacant_id, template, ...(interview_data ? { interview_data } : {}) },
      token: recruiter.token,
    })
  }
  const remove = async () => call(removeCardEndpoint, { params: { id: (await card()).uuid_element }, token: recruiter.token })
  const seen = async () => (await call(listApplicationsEndpoint, { token: candidate.token })).answer.data[0]
  return { card, move, notify, remove, applyAgain, seen }
}

test('APP-03 SPEC-64: a candidate sees the stage of their last e-mail, not the column of the card', async () => {
  const { card, move, notify, seen } = await application()
  const before = await seen()
  site.passSeconds(60)
  await move('reject')
  expect(await seen()).toEqual(before)
  expect(before?.stage).toBe('apply')
  expect(await card()).toMatchObject({ stage: 'reject', notified_stage: 'apply', notice: 'not_notified' })
  await move('approved')
  await notify()
  expect(await card()).toMatchObject({ stage: 'approved', notified_stage: 'approved' })
  const after = await seen()
  expect(after?.stage).toBe('approved')
  expect(Date.parse(after?.changed_at ?? '')).toBeGreaterThan(Date.parse(before?.changed_at ?? ''))
})

test('SPEC-40: a card that returns to a stage keeps its notice, unless another was sent in between', async () => {
  const { card, move, notify } = await application()
  await move('makeTest')
  await notify()
  await expect.poll(async () => (await card()).notice, { timeout: 15_000 }).toBe('kept')
  expect(await move('reject')).toMatchObject({ notice: 'not_notified' })
  expect(await move('makeTest')).toMatchObject({ notice: 'kept' })
  await move('reject')
  await notify()
  expect(await move('makeTest')).toMatchObject({ notice: 'not_notified' })
  expect(await card()).toMatchObject({ notified_stage: 'reject', notice: 'not_notified' })
})

test('APP-02 SPEC-64: a candidate who applies again sees the first stage', async () => {
  const { card, move, notify, remove, applyAgain, seen } = await application()
  await move('approved')
  await notify()
  await remove()
  await applyAgain()
  expect((await seen())?.stage).toBe('apply')
  expect(await card()).toMatchObject({ stage: 'apply', notified_stage: 'apply' })
})

test('APP-03 SPEC-65: a candidate sees time and place of their current interview only', async () => {
  const { move, notify, seen } = await application()
  const details = { sender: 'Equipo', place: 'Calle 1', note: 'Trae tu documento.' }
  await move('firstInterview')
  expect((await seen())?.interview).toBeNull()
  await notify({ date: '2199-03-04', from: '09:30', to: '10:15', time_zone: 'Europe/Madrid', ...details })
  expect((await seen())?.interview).toMatchObject({
    ...details,
    starts_at: '2199-03-04T08:30:00.000Z',
    ends_at: '2199-03-04T09:15:00.000Z',
    time_zone: 'Europe/Madrid',
  })
  await move('approved')
  expect((await seen())?.interview).not.toBeNull()
  await notify()
  expect((await seen())?.interview).toBeNull()
})

test('SPEC-46: a site without a hold time holds no e-mails of several cards either', async () => {
  const { card, move } = await application()
  await move('reject')
  const { uuid_element: vacant_id } = await card()
  const template = { subject: 's', title: 't', message: '<p>m</p>' }
  const { token } = await site.person({ role: 'administrator' })
  const sent = await site.call(sendStageEmailEndpoint, {
    body: { lang: 'es', stage: 'reject', vacant_id, template, hold_seconds: 60 },
    token,
  })
  expect(sent.answer.data.hold_seconds).toBe(0)
})
