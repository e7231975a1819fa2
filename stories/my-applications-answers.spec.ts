import type { Page } from '@playwright/test'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { call } from './support/calls.ts'
import { applicants, cardOf, chooseInMenu, closeWithoutNotifying, moveByMenu, openNewBoard } from './support/hiring-board.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [candidate] = applicants
const interview = { date: '2031-03-12', from: '09:30', to: '10:15', sender: 'Equipo de prueba', time_zone: 'America/Bogota' }
const template = { subject: 'Entrevista: {{job}}', title: 'Ven', message: '<p>Te esperamos.</p>' }

/** Opens a board with the candidate, and invites them to a first interview. */
async function inviteCandidate(page: Page, interview_data: typeof interview) {
  const vacancy = await openNewBoard(page, [candidate])
  await moveByMenu(page, candidate.name, 'firstInterview')
  await closeWithoutNotifying(page)
  const card = cardOf(page, candidate.name)
  const token = await logInByCall(page.request, cast.recruiter)
  const vacant_id = (await card.getAttribute('data-card')) ?? ''
  await call(page.request, 'POST', '/api/jobs/email', token, {
    data: { lang: 'es', stage: 'firstInterview', vacant_id, template, interview_data },
  })
  return { vacancy, card }
}

test('SPEC-61 SPEC-62 SPEC-72: a candidate answers an invitation by its link, reads its cancellation and withdraws', async ({
  page,
  startSession,
  anotherPerson,
  mailbox,
  expectConsoleError,
}) => {
  await startSession('recruiter')
  const { vacancy, card } = await inviteCandidate(page, interview)
  await expect(card.locator('[data-answer=""]')).toBeVisible()

  const email = await mailbox.waitFor({ to: candidate.email, subject: `Entrevista: ${vacancy}` })
  const link = new URL(/\S+\/interview\/\S+/.exec(email.text ?? '')?.[0] ?? '')
  const person = await anotherPerson()
  await person.setViewportSize({ width: 360, height: 740 })
  await person.goto(link.pathname)
  await expect(person.getByRole('heading', { level: 1 })).toHaveText(text('interviews.title'))
  await person.getByRole('button', { name: text('interviews.send') }).click()
  await expect(person.getByText(text('interviews.error.answer')).first()).toBeVisible()
  await expect(person.getByText(text('interviews.may_change'))).toBeVisible()
  await person.getByLabel(text('interviews.answer.declined')).check()
  await person.getByRole('button', { name: text('interviews.send') }).click()
  const declining = person.getByRole('alertdialog', { name: text('interviews.decline_title') })
  await expect(declining.getByText(text('interviews.decline_question'))).toBeVisible()
  await expectNoAccessibilityViolations(person)
  await declining.getByRole('button', { name: text('interviews.decline_confirm') }).click()
  await expect(person.getByText(text('interviews.success.declined'))).toBeVisible()
  await expect(card.locator('[data-answer="declined"]')).toBeVisible()
  await person.getByRole('button', { name: text('interviews.change') }).click()
  await expect(person.getByRole('radio').nth(1)).toHaveAccessibleName(text('interviews.answer.other_time'))
  await person.getByLabel(text('interviews.answer.other_time')).check()
  await person.getByLabel(text('interviews.note.other_time')).fill('Cualquier viernes')
  await expectNoAccessibilityViolations(person)
  await person.getByRole('button', { name: text('interviews.send') }).click()
  await expect(person.getByText(text('interviews.success.other_time'))).toBeVisible()
  // The open board shows the answer without a reload.
  await expect(card.locator('[data-answer="other_time"]')).toContainText('Cualquier viernes')
  await chooseInMenu(page, candidate.name, text('board.write'))
  const writing = page.getByRole('dialog', { name: text('notification.title', 'es', { name: candidate.name }) })
  await expect(writing.getByText(/La entrevista es .+«Cualquier viernes»/)).toBeVisible()
  await writing.getByRole('button', { name: text('notification.close') }).click()

  await chooseInMenu(page, candidate.name, text('interviews.cancel'))
  await page.getByRole('alertdialog').getByLabel(text('interviews.cancel_reason')).fill('El cliente pausó la búsqueda')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('interviews.cancel_confirm') })
    .click()
  await expect(page.getByText(text('interviews.cancelled'), { exact: true })).toBeVisible()
  await expect(card.locator(':focus')).toHaveCount(1)
  expectConsoleError(/410/)
  await person.reload()
  await expect(person.getByText(text('interviews.error.cancelled'))).toBeVisible()

  await startSession('candidate', person)
  await person.goto('/profile/Dashboard')
  const theirs = person.getByRole('listitem').filter({ has: person.getByRole('heading', { name: vacancy }) })
  await expect(theirs).toContainText(text('applications.interview_cancelled'))
  await theirs.getByText(text('applications.timeline'), { exact: true }).click()
  const history = theirs.getByRole('list', { name: text('applications.timeline_of', 'es', { job: vacancy }) })
  await expect(history.getByRole('listitem')).toHaveText([
    new RegExp(text('applications.timeline.applied')),
    new RegExp(text('applications.timeline.invited', 'es', { when: '.*2031' })),
    new RegExp(text('applications.timeline.answered.declined')),
    /Cualquier viernes/,
    new RegExp(text('applications.timeline.cancelled', 'es', { when: '.*2031' })),
  ])
  await theirs.getByRole('button', { name: text('common.actions_of', 'es', { name: vacancy }) }).click()
  await theirs.getByRole('button', { name: text('applications.withdraw_named', 'es', { job: vacancy }) }).click()
  const question = person.getByRole('alertdialog')
  await expectNoAccessibilityViolations(person)
  await question.getByRole('button', { name: text('applications.withdraw_confirm') }).click()
  await expect(theirs).toContainText(text('applications.withdrawn'))

  await expect(card).toBeHidden()
  await page.getByRole('link', { name: text('withdrawn.count', 'es', { count: 1 }) }).click()
  await expect(page.getByRole('row').filter({ hasText: candidate.email })).toBeVisible()
})

test('SPEC-43 I18N-04 the time of an interview names its zone where the reader’s or the site’s clock differs', async ({
  page,
  loginAs,
  startSession,
  anotherPerson,
  mailbox,
}) => {
  await startSession('recruiter')
  const { vacancy, card } = await inviteCandidate(page, { ...interview, time_zone: 'Asia/Kathmandu' })
  await expect(card).toContainText(/12 mar 09:30 \(hora de Nepal\) · sin respuesta/)
  await chooseInMenu(page, candidate.name, text('interviews.cancel'))
  const cancelling = page.getByRole('alertdialog', { name: text('interviews.cancel') })
  await expect(cancelling).toContainText(/9:30.*\(hora de Nepal\)/)
  await cancelling.getByRole('button', { name: text('interviews.cancel_back') }).click()

  const email = await mailbox.waitFor({ to: candidate.email, subject: `Entrevista: ${vacancy}` })
  const link = new URL(/\S+\/interview\/\S+/.exec(email.text ?? '')?.[0] ?? '')
  const answer = { token: link.pathname.split('/').at(-1), answer: 'other_time', note: 'Por la tarde' }
  await call(page.request, 'POST', '/api/interviews/answer', '', { data: answer })
  await page.goto(dashboardScreens.otherTimes.to())
  await expect(page.getByRole('row').filter({ hasText: vacancy })).toContainText(/9:30.*\(hora de Nepal\)/)

  const person = await loginAs('candidate', await anotherPerson())
  await person.goto(applicationScreens.myApplications.to())
  const theirs = person.getByRole('listitem').filter({ has: person.getByRole('heading', { name: vacancy }) })
  await theirs.getByText(text('applications.timeline'), { exact: true }).click()
  await expect(theirs.getByText(/^Te invitamos a la entrevista del 12\/03\/2031, 9:30.*\(hora de Nepal\)/)).toBeVisible()
})
