import type { Page } from '@playwright/test'
import { boardWithCard } from '#domain/hiring/board/board.screens.ts'
import { scorecardScreens } from '#domain/hiring/scorecards/scorecards.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { call } from './support/calls.ts'
import { applicants, applyTo, openVacancies } from './support/hiring-board.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [person] = applicants
const stage = 'firstInterview'
const question = '¿Cuándo cambiaste de opinión por alguien?'
const [listens, orders] = ['Escucha', 'Ordena sus ideas']

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('access_token') ?? '')
const pointIn = (page: Page, criterion: string, number: 1 | 2 | 3 | 4) =>
  page.getByRole('group', { name: criterion, exact: true }).getByRole('radio', {
    name: text('scorecards.point_of', 'es', { number, word: text(`scorecards.word.4.${number}`) }),
  })

test('SCO-01 SCO-02 SCO-03 SHL-01 two colleagues disagree about an interview, and neither reads the other before', async ({
  page,
  loginAs,
  anotherPerson,
}) => {
  const office = await loginAs('admin', await anotherPerson())
  await loginAs('recruiter')
  const [vacancy] = await openVacancies(office, 1)
  const { uuid, name } = vacancy ?? { uuid: '', name: '' }
  await applyTo(office.request, person, [{ uuid, name }])
  const staff = await tokenOf(office)
  const board = await call(office.request, 'GET', `/api/board/postulates/${uuid}`, staff)
  const card = board.data[0].elements[0].uuid_element

  await test.step('SCO-01 the kit takes the skill of the vacancy and criteria of its own', async () => {
    await office.goto(scorecardScreens.interviewKits.to({ uuid }))
    await office
      .getByRole('button', { name: text('scorecards.kit_make') })
      .first()
      .click()
    const dialog = office.getByRole('dialog', { name: text('board.stage.firstInterview') })
    await dialog.getByLabel(text('scorecards.criterion', 'es', { number: 2 }), { exact: true }).fill(listens)
    await dialog.getByRole('button', { name: text('scorecards.criterion_add') }).click()
    await expect(dialog.getByLabel(text('scorecards.criterion', 'es', { number: 3 }), { exact: true })).toBeFocused()
    await office.keyboard.type(orders)
    await dialog.getByLabel(text('scorecards.question', 'es', { number: 1 }), { exact: true }).fill(question)
    await dialog.getByLabel(text('scorecards.word', 'es', { number: 4 })).fill('')
    await dialog.getByRole('button', { name: text('common.save') }).click()
    await expect(dialog.getByText(text('scorecards.error.words'))).toBeVisible()
    await dialog.getByLabel(text('scorecards.word', 'es', { number: 4 })).fill(text('scorecards.word.4.4'))
    await expectNoAccessibilityViolations(office)
    await dialog.getByRole('button', { name: text('common.save') }).click()
    await expect(dialog).toBeHidden()
    await expect(office.getByText(question)).toBeVisible()
    await expectNoAccessibilityViolations(office)
  })

  const move = { uuid_element: card, name_board: stage }
  await call(office.request, 'POST', '/api/elements/change', staff, { data: move })
  const template = { subject: 'Entrevista', title: 'Entrevista', message: '<p>Ven</p>' }
  const interview = { date: '2031-03-12', from: '09:30', to: '10:15', sender: cast.recruiter.email }
  const mail = { lang: 'es', stage, vacant_id: card, template, interview_data: interview }
  await call(office.request, 'POST', '/api/jobs/email', staff, { data: mail })

  await test.step('SCO-02 a colleague who sat in rates low, and the interviewer reads none of it', async () => {
    await office.goto(scorecardScreens.writeScorecard.to({ card, stage }))
    await pointIn(office, listens, 1).check()
    await pointIn(office, orders, 4).check()
    await office.getByLabel(text('scorecards.summary')).fill('Interrumpió tres veces.')
    await office.getByRole('button', { name: text('scorecards.submit') }).click()
    await expect(office.getByText(text('scorecards.submitted'))).toBeVisible()

    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(boardWithCard(uuid, { card, name: person.name }, 'details'))
    const dialog = page.getByRole('dialog', { name: person.name })
    await expect(dialog.getByText(text('scorecards.blind'))).toBeVisible()
    await expect(dialog.getByText('Interrumpió tres veces.')).toHaveCount(0)
    await dialog.getByRole('link', { name: text('scorecards.begin') }).click()
  })

  await test.step('SCO-02 the interviewer writes on a phone, and the draft is there after a reload', async () => {
    await page.getByLabel(text('scorecards.note', 'es', { name: question })).fill('Un cliente la convenció.')
    await pointIn(page, listens, 4).check()
    await expect(page.getByText(text('scorecards.saved'))).toBeVisible()
    await expectNoAccessibilityViolations(page)
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(pointIn(page, listens, 4)).toBeChecked()
    await expect(page.getByLabel(text('scorecards.note', 'es', { name: question }))).toHaveValue('Un cliente la convenció.')
    await pointIn(page, orders, 4).check()
    await page.getByRole('button', { name: text('scorecards.submit') }).click()
    await expect(page.getByText(text('scorecards.submitted'))).toBeVisible()
  })

  await test.step('SCO-03 the card names the disagreement, and both opinions', async () => {
    const dialog = page.getByRole('dialog', { name: person.name })
    await expect(dialog.getByText(text('scorecards.disagree', 'es', { low: 1, high: 4 }))).toHaveCount(1)
    const author = 'Demo Administradora'
    await expect(dialog.getByRole('img', { name: `${listens}: ` })).toBeVisible()
    await dialog.getByText(text('scorecards.by', 'es', { author })).click()
    await expect(dialog.getByText('Interrumpió tres veces.')).toBeVisible()
    await expectNoAccessibilityViolations(page)
  })

  await test.step('SHL-01 the list orders by what was shown, with its sources', async () => {
    await office.goto(`${vacancyScreens.applicants.to({ id: uuid })}?sort=-shown`)
    await office.getByRole('button', { name: text('shown.open', 'es', { name: person.name, shown: 1, asked: 3 }) }).click()
    const dialog = office.getByRole('dialog', { name: person.name })
    await expect(dialog.getByText(text('shown.state.unsure'))).toBeVisible()
    await expect(dialog.getByText(text('shown.points', 'es', { points: '1, 4', scale: 4 }))).toBeVisible()
    await expectNoAccessibilityViolations(office)
  })

  await call(office.request, 'POST', `/api/jobs/close/${uuid}`, await tokenOf(office))
})
