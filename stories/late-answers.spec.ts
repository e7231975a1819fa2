import { lateAnswerMinutes } from '#domain/assessment/attempts/attempts.rules.ts'
import { connectionErrors } from './support/console-watch.ts'
import { beginTest, goOffline, goOnline, makeSkillTest, nextButton, questionHeading } from './support/skill-test.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('TST-20 what is half-written when the time ends without a connection is handed in when it returns', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  expectConsoleError(connectionErrors)
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 740 })
  const skillTest = await makeSkillTest(page.request, 'candidate', { texts: 10, minutes: 10 })
  await loginAs('candidate')
  await page.goto(skillTest.at)
  const promise = text('attempts.expect.offline_limit', 'es', { count: lateAnswerMinutes })
  await expect(page.getByText(promise)).toBeVisible()
  await beginTest(page, skillTest)
  const written = 'Haría un plan de'
  await page.getByRole('textbox').fill(written)
  await goOffline(page)
  await page.clock.fastForward('09:20')
  await expect(page.getByText(/^Quedan \d\d segundos$/).first()).toBeVisible()
  await page.clock.fastForward('00:45')
  await expect(page.getByText(text('attempts.time_over')).first()).toBeVisible()
  await expect(page.getByText(text('attempts.waiting_over', 'es', { count: lateAnswerMinutes }))).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue(written)
  await expect(page.getByRole('textbox')).not.toBeEditable()
  await expectNoAccessibilityViolations(page)
  const sent = page.waitForRequest('**/api/user-test')
  await goOnline(page.context())
  const body = (await sent).postDataJSON()
  expect(body).toMatchObject({ indice: 0, annotation: written, late: true })
  expect(body.offline_seconds).toBeGreaterThan(560)
  // On the server's clock the time has not ended, so that the test goes on.
  await expect(questionHeading(page, 2)).toBeVisible()
  await expect(page.getByText(text('attempts.saved', 'es', { number: 1 }))).toBeVisible()
  await expect(nextButton(page, 2)).toBeVisible()
})
