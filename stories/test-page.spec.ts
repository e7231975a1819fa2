import { userSkillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { applyTo, openVacancies } from './support/hiring-board.ts'
import { makeSkillWithTest, questionHeading } from './support/skill-test.ts'
import { takeTest } from './support/taken-test.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('TST-21 PRO-01 with an incomplete record a second attempt is left and found again', async ({
  page,
  loginAs,
  startSession,
  anotherPerson,
}) => {
  const staff = await loginAs('recruiter', await anotherPerson())
  const { uuid, name: skill } = await makeSkillWithTest(page.request, { minutes: 30 })
  await applyTo(page.request, cast.eager, await openVacancies(staff, 1, uuid))
  await takeTest(page.request, 'eager', { uuid, skill, at: '' }, '')

  await page.setViewportSize({ width: 360, height: 740 })
  await startSession('eager')
  const applications = applicationScreens.myApplications.to()
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(applications)
  await page.getByRole('link', { name: skill, exact: true }).click()
  await expect(title).toHaveText(text('attempts.thanks', 'es', { skill }))
  await expect(page.getByRole('heading', { name: text('passport.share_title') })).toBeVisible()
  await page.getByRole('button', { name: text('attempts.take_again') }).click()
  await page.getByRole('checkbox', { name: text('attempts.agree') }).check()
  await page.getByRole('button', { name: text('attempts.start') }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: text('attempts.next') }).click()
  await expect(questionHeading(page, 2)).toBeVisible()

  await page.getByRole('link', { name: text('attempts.leave') }).click()
  await expect(title).toHaveText(text('attempts.underway', 'es', { skill }))
  await expect(page.getByText(text('attempts.time_left', 'es', { count: 30 })).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: text('attempts.earlier') })).toBeVisible()
  await expect(page.getByRole('heading', { name: text('passport.share_title') })).toBeVisible()
  await expect(page.getByLabel(text('attempts.explanation_label'))).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await page.getByRole('link', { name: text('attempts.see_applications') }).click()
  await expect(page).toHaveURL(new RegExp(`${applications}$`))
  await page.getByRole('link', { name: text('applications.test_continue', 'es', { skill }) }).click()
  await page.getByRole('button', { name: text('attempts.continue') }).click()
  await expect(questionHeading(page, 2)).toBeFocused()
  await page.reload()
  await expect(questionHeading(page, 2)).toBeVisible()

  await page.goto(userSkillScreens.userSkills.to())
  await expect(page).toHaveURL(new RegExp(`${profileSections.personal.to()}$`))
})
