import { passportScreens } from '#domain/assessment/passport/passport.screens.ts'
import { userSkillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { makeSkillTest } from './support/skill-test.ts'
import { takeTest } from './support/taken-test.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('PAS-01 PAS-02 PAS-03 a candidate shares a result on a phone, a stranger checks it, and the candidate ends it', async ({
  page,
  browser,
  request,
  startSession,
}) => {
  await page.setViewportSize({ width: 360, height: 720 })
  const skillTest = await makeSkillTest(request, 'candidate')
  await takeTest(request, 'candidate', skillTest, '')
  await startSession('candidate')
  await page.goto(skillTest.at)
  const part = page.getByRole('region', { name: text('passport.share_title') })
  await expect(part.getByText(text('passport.share_not'))).toBeVisible()
  await expect(part.getByText(skillTest.skill)).toBeVisible()
  await expect(part.getByText(/Sobresaliente, Excelente, Regular, Deficiente y Malo/)).toBeVisible()
  await expect(part.getByRole('checkbox')).toBeChecked()
  await expectNoAccessibilityViolations(page)
  await part.getByRole('button', { name: text('passport.share') }).press('Enter')
  const shared = page.getByRole('region', { name: text('passport.shared_title') })
  await expect(shared.getByText(text('passport.shared_done'))).toBeVisible()
  await expect(shared.getByRole('heading', { name: text('passport.shared_title') })).toBeFocused()
  const address = (await shared.getByRole('link', { name: /\/passport\// }).getAttribute('href')) ?? ''
  const at = new URL(address).pathname
  await expectNoAccessibilityViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const download = page.waitForEvent('download')
  await shared.getByRole('link', { name: text('passport.signed') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.jwt$/)
  const file = await (await download).path()
  const picture = page.waitForEvent('download')
  await shared.getByRole('link', { name: text('passport.picture_png') }).click()
  const badge = await (await picture).path()

  const strangers = await browser.newContext({ viewport: { width: 360, height: 720 } })
  const stranger = await strangers.newPage()
  await stranger.goto(at)
  await expect(stranger.getByRole('heading', { name: text('passport.title') })).toBeVisible()
  await expect(stranger.getByText(text('passport.valid'))).toBeVisible()
  await expect(stranger.getByText(skillTest.skill)).toBeVisible()
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectNoAccessibilityViolations(stranger)
  await stranger.getByRole('link', { name: text('passport.check_another') }).click()
  await stranger.getByLabel(text('passport.check_file')).setInputFiles(file)
  await stranger.getByRole('button', { name: text('passport.check_button') }).click()
  await expect(stranger.getByText(text('passport.valid'))).toBeVisible()
  await expectNoAccessibilityViolations(stranger)
  await stranger.getByLabel(text('passport.check_file')).setInputFiles(badge)
  await expect(stranger.getByLabel(text('passport.check_field'))).toHaveValue(/DataIntegrityProof/)
  await stranger.getByRole('button', { name: text('passport.check_button') }).click()
  // The result before is the same one; the field is empty once this one is checked.
  await expect(stranger.getByLabel(text('passport.check_field'))).toHaveValue('')
  await expect(stranger.getByText(text('passport.valid'))).toBeVisible()
  await stranger.getByLabel(text('passport.check_field')).fill(address.replace(/.$/, '!'))
  await stranger.getByRole('button', { name: text('passport.check_button') }).click()
  await expect(stranger.getByText(text('passport.check_unreadable'))).toBeVisible()

  await page.goto(userSkillScreens.userSkills.to())
  const list = page.getByRole('region', { name: text('passport.shared_title') })
  await list.getByRole('button', { name: text('passport.stop_named', 'es', { skill: skillTest.skill }) }).click()
  const dialog = page.getByRole('alertdialog')
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('button', { name: text('passport.stop') }).click()
  await expect(page.getByText(text('passport.stopped'))).toBeVisible()
  await expect(list.getByText(skillTest.skill)).toHaveCount(0)
  await expect(list.getByRole('heading', { name: text('passport.shared_title') })).toBeFocused()
  await stranger.goto(at)
  await expect(stranger.getByRole('heading', { name: text('passport.ended_title') })).toBeVisible()
  await expect(stranger.getByText(skillTest.skill)).toHaveCount(0)
  await stranger.goto(passportScreens.checkPassport.to())
  await stranger.getByLabel(text('passport.check_field')).fill(address)
  await stranger.getByRole('button', { name: text('passport.check_button') }).click()
  await expect(stranger.getByRole('heading', { level: 2, name: text('passport.ended_title') })).toBeVisible()
  await expect(stranger.getByText(text('passport.ended'))).toBeVisible()
  await strangers.close()
})
