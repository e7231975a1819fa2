import { connectionErrors } from './support/console-watch.ts'
import {
  answerQuestion,
  answerQuestions,
  beginTest,
  goOffline,
  goOnline,
  makeSkillTest,
  questionHeading,
} from './support/skill-test.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test.beforeEach(() => test.slow())

const elsewhere = () => ({ level: 1, name: text('attempts.elsewhere') })
const continueHere = () => ({ name: text('attempts.continue_here') })

test('TST-06 TST-08 SPEC-33 a test that loses its connection is finished on another device', async ({
  page,
  loginAs,
  anotherPerson,
  expectConsoleError,
}) => {
  expectConsoleError(connectionErrors)
  expectConsoleError(/410/)
  const skillTest = await makeSkillTest(page.request, 'candidate')
  await loginAs('candidate')
  await beginTest(page, skillTest)
  await answerQuestions(page, 1, 3)
  await expect(questionHeading(page, 4)).toBeVisible()
  const labelId = await page.getByRole('radiogroup').getAttribute('aria-labelledby')
  const question = await page.locator(`[id="${labelId}"]`).textContent()
  await goOffline(page)
  await answerQuestion(page, 4)
  await expect(page.getByText(text('attempts.waiting_text'))).toBeVisible()
  await expect(questionHeading(page, 4)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'A', exact: true })).toBeDisabled()

  const device = await loginAs('candidate', await anotherPerson())
  await device.goto(skillTest.at)
  await expect(device.getByRole('heading', elsewhere())).toBeVisible()
  await expectNoAccessibilityViolations(device)
  await device.getByRole('button', continueHere()).click()
  await expect(questionHeading(device, 4)).toBeVisible()
  await expect(device.getByText(question ?? '')).toBeVisible()
  const beside = await device.context().newPage()
  await beside.goto(skillTest.at)
  await expect(beside.getByRole('heading', elsewhere())).toBeVisible()
  await answerQuestion(device, 4, 'B')
  await answerQuestions(device, 5, 10)
  const thanks = { level: 1, name: text('attempts.thanks', 'es', { skill: skillTest.skill }) }
  await expect(device.getByRole('heading', thanks)).toBeVisible()
  await beside.getByRole('button', continueHere()).click()
  await expect(beside.getByRole('heading', thanks)).toBeVisible()

  await goOnline(page.context())
  await expect(page.getByRole('heading', thanks)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: text('attempts.not_saved_named', 'es', { number: 4 }) })).toBeVisible()
  await expectNoAccessibilityViolations(page)
})

test('TST-06 SPEC-33 unsent answers are sent after a reconnect or on reopening, and marked as late', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  expectConsoleError(connectionErrors)
  const skillTest = await makeSkillTest(page.request, 'candidate')
  await loginAs('candidate')
  await beginTest(page, skillTest)
  const waits = page.getByText(text('attempts.waiting_text'))
  await goOffline(page)
  await answerQuestion(page, 1)
  await expect(waits).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await goOnline(page.context())
  await expect(questionHeading(page, 2)).toBeFocused()
  await expect(page.getByText(text('attempts.saved', 'es', { number: 1 }))).toBeVisible()

  await goOffline(page)
  await answerQuestion(page, 2)
  await expect(waits).toBeVisible()
  const context = page.context()
  await page.close()
  await goOnline(context)
  const later = await context.newPage()
  await later.goto(skillTest.at)
  await later.getByRole('button', continueHere()).click()
  await answerQuestions(later, 3, 10)
  await expect(later.getByText(text('attempts.noted.late', 'es', { count: 2 }))).toBeVisible()
})

test('SPEC-33 a test continues in one window at a time, and the others say that it is open elsewhere', async ({
  page,
  loginAs,
  anotherPerson,
}) => {
  const skillTest = await makeSkillTest(page.request, 'candidate')
  await loginAs('candidate')
  await beginTest(page, skillTest)
  const second = await page.context().newPage()
  await second.goto(skillTest.at)
  await second.getByRole('button', continueHere()).click()
  await expect(page.getByRole('heading', elsewhere())).toBeVisible()
  await answerQuestion(second, 1)
  await expect(questionHeading(second, 2)).toBeVisible()
  await second.getByRole('radio', { name: 'C', exact: true }).check()
  await page.getByRole('button', continueHere()).click()
  await expect(questionHeading(page, 2)).toBeVisible()
  await expect(second.getByRole('heading', elsewhere())).toBeVisible()

  const device = await loginAs('candidate', await anotherPerson())
  await device.goto(skillTest.at)
  await device.getByRole('button', continueHere()).click()
  await expect(questionHeading(device, 2)).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('heading', elsewhere())).toBeVisible()
  // A window keeps its chosen answer until the test continues there.
  await second.getByRole('button', continueHere()).click()
  await expect(second.getByRole('radio', { name: 'C', exact: true })).toBeChecked()
})
