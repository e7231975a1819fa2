import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { screeningScreens } from '#domain/hiring/screening-questions/screening-questions.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { call } from './support/calls.ts'
import { field } from './support/fields.ts'
import { cardOf, openVacancies } from './support/hiring-board.ts'
import { consentBox, newPassword, pdf } from './support/registration.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('SCQ-01 SCQ-02 SCQ-03 a visitor answers a vacancy’s questions on a phone, and the card shows a mark', async ({
  page,
  loginAs,
  anotherPerson,
}) => {
  const office = await loginAs('recruiter', await anotherPerson())
  const [vacancy] = await openVacancies(office, 1)
  const { uuid, name } = vacancy ?? { uuid: '', name: '' }
  const [travel, years, why] = ['¿Puedes viajar?', '¿Cuántos años llevas en esto?', '¿Qué te gusta de este trabajo?']

  await test.step('SCQ-01 the recruiter writes the questions and orders them by keyboard', async () => {
    await office.goto(screeningScreens.vacancyQuestions.to({ uuid }))
    const add = async (question: string, kind: 'yes_no' | 'number' | 'long_text', more?: () => Promise<void>) => {
      await office.getByRole('button', { name: text('screening.add') }).click()
      const dialog = office.getByRole('dialog')
      await dialog.getByLabel(text('screening.text'), { exact: true }).fill(question)
      await dialog.getByLabel(text('screening.kind'), { exact: true }).selectOption(kind)
      await more?.()
      await dialog.getByRole('button', { name: text('common.save') }).click()
      await expect(dialog).toBeHidden()
    }
    const dialog = office.getByRole('dialog')
    await add(travel, 'yes_no', async () => {
      await dialog.getByLabel(text('screening.knockout_answer')).selectOption('no')
      await dialog.getByLabel(text('screening.knockout_reason')).fill('El cargo pide viajar')
    })
    await add(why, 'long_text', () => dialog.getByLabel(text('screening.required')).uncheck())
    await add(years, 'number')
    const up = office.getByRole('button', { name: text('common.move_up_named', 'es', { name: years }) })
    const stored = office.waitForResponse((answer) => answer.url().endsWith('/order') && answer.request().method() === 'PUT')
    await up.press('Enter')
    await expect(up).toBeFocused()
    await stored
    await office.reload()
    await expect(office.getByRole('list', { name: text('screening.order') }).getByRole('listitem')).toContainText([
      travel,
      years,
      why,
    ])
    await expectNoAccessibilityViolations(office)
  })

  await test.step('SCQ-02 the visitor registers, answers below the fields, and reads the answers later', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(vacancyScreens.vacancy.to({ uuid }))
    await page.getByRole('link', { name: text('vacancies.apply'), exact: true }).click()
    await field(page, 'personal.name').fill('Nueva')
    await field(page, 'personal.lastname').fill('Persona')
    await field(page, 'personal.email').fill('pregunta.persona@example.com')
    await field(page, 'personal.password').fill(newPassword)
    await field(page, 'personal.repeat_password').fill(newPassword)
    await page.getByLabel(text('personal.cv'), { exact: true }).setInputFiles(pdf())
    await page.getByLabel(why).fill('Aprender con otras personas')
    await page.getByRole('group', { name: travel }).getByLabel(text('screening.answer.no')).check()
    await consentBox(page).check()
    await page.getByRole('button', { name: text('personal.register_and_apply') }).click()
    await expect(page.getByText(text('screening.error.required'))).toBeVisible()
    await page.getByLabel(years).fill('3,5')
    await expectNoAccessibilityViolations(page)
    await page.getByRole('button', { name: text('personal.register_and_apply') }).click()
    await expect(page.getByText(text('personal.register_applied'))).toBeVisible()
    await page.getByRole('link', { name: text('screening.own_see') }).click()
    await expect(page.getByText('Aprender con otras personas')).toBeVisible()
    await expect(page.getByText(text('screening.own_done'))).toBeVisible()
    await expectNoAccessibilityViolations(page)
  })

  await test.step('SCQ-03 the card shows the answers and the mark, and stays where it is', async () => {
    await office.goto(boardScreens.board.to({ id: uuid, name }))
    const card = cardOf(office, 'Nueva Persona')
    await expect(card.getByText(text('screening.knockout'), { exact: true })).toBeVisible()
    await card.getByRole('heading').click()
    const dialog = office.getByRole('dialog', { name: 'Nueva Persona' })
    await expect(dialog.getByText(text('screening.mark', 'es', { reason: 'El cargo pide viajar' }))).toBeVisible()
    await expect(dialog.getByText('3,5', { exact: true })).toBeVisible()
    await expectNoAccessibilityViolations(office)
  })

  await test.step('SCQ-02 a candidate with an account answers in a dialog', async () => {
    const candidate = await loginAs('eager', await anotherPerson())
    await candidate.setViewportSize({ width: 360, height: 740 })
    await candidate.goto(vacancyScreens.vacancy.to({ uuid }))
    await candidate.getByRole('button', { name: text('vacancies.apply'), exact: true }).click()
    const dialog = candidate.getByRole('dialog')
    await dialog.getByRole('group', { name: travel }).getByLabel(text('screening.answer.yes')).check()
    await dialog.getByLabel(years).fill('8')
    await expectNoAccessibilityViolations(candidate)
    await dialog.getByRole('button', { name: text('screening.send') }).click()
    await expect(candidate.getByText(text('vacancies.new_apply'))).toBeVisible()
  })

  // Other stories visit the newest vacancy, and measure its registration without questions.
  const staff = await office.evaluate(() => localStorage.getItem('access_token') ?? '')
  await call(office.request, 'POST', `/api/jobs/close/${uuid}`, staff)
})
