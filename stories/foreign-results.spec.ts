import { userSkillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { call } from './support/calls.ts'
import { cast } from './support/cast.ts'
import { startForeignSite } from './support/foreign-site.ts'
import { logInByCall } from './support/sessions.ts'
import { makeSkillTest } from './support/skill-test.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('PAS-02 a candidate adds a result of another company on a phone in English, and staff see it marked', async ({
  page,
  site,
  request,
  anotherPerson,
  startSession,
  expectConsoleError,
}) => {
  const language = 'en'
  expectConsoleError(/422.*passport\/foreign/)
  const t = (key: Parameters<typeof text>[0], values?: Parameters<typeof text>[2]) => text(key, language, values)
  const skillTest = await makeSkillTest(request, 'candidate')
  const foreign = await startForeignSite(request, skillTest)
  await page.setViewportSize({ width: 360, height: 740 })
  await site.prefer(language, page)
  await startSession('candidate')
  await page.goto(userSkillScreens.userSkills.to())
  const part = page.getByRole('region', { name: t('foreign_results.title') })
  const field = part.getByLabel(t('passport.check_field'))
  await field.fill(`https://10.0.0.1/passport/${'A'.repeat(43)}`)
  await part.getByRole('button', { name: t('foreign_results.add') }).click()
  await expect(part.getByText(t('foreign_results.error.unreachable'))).toBeVisible()
  await field.fill(foreign.address)
  await part.getByRole('button', { name: t('foreign_results.add') }).click()
  await expect(page.getByText(t('foreign_results.added'))).toBeVisible()
  const shown = part.getByRole('listitem').filter({ hasText: skillTest.skill })
  await expect(shown.getByText(t('foreign_results.foreign'))).toBeVisible()
  await expect(shown.getByText(t('foreign_results.valid'), { exact: true })).toBeVisible()
  await expect(shown.getByText(foreign.host, { exact: true })).toBeVisible()
  await expect(field).toHaveValue('')
  await expectNoAccessibilityViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  const staff = await anotherPerson()
  await site.prefer(language, staff)
  await startSession('admin', staff)
  const token = await logInByCall(request, cast.candidate)
  const { user } = await call(request, 'GET', '/api/users/verify/role', token)
  await staff.goto(userScreens.userProfile.to({ uuid: user.uuid }))
  const evidence = staff.getByRole('region', { name: t('foreign_results.title') })
  const seen = evidence.getByRole('listitem').filter({ hasText: skillTest.skill })
  await expect(seen.getByText(t('foreign_results.foreign'))).toBeVisible()
  await expect(seen.getByText('Conservas del Pacífico')).toBeVisible()
  await expect(evidence.getByText(t('foreign_results.evidence_text'))).toBeVisible()
  await expect(evidence.getByText(new RegExp(`${t('attempts.band.S')}.*${t('attempts.band.M')}`))).toBeVisible()
  await expect(staff.getByRole('group', { name: t('users.skills') }).getByText(foreign.host)).toHaveCount(0)
  await expectNoAccessibilityViolations(staff)

  await shown
    .getByRole('button', {
      name: t('foreign_results.remove_named', { skill: skillTest.skill, issuer: 'Conservas del Pacífico' }),
    })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('foreign_results.remove') })
    .click()
  await expect(page.getByText(t('foreign_results.removed'))).toBeVisible()
  await expect(shown).toHaveCount(0)
  await expect(part.getByRole('heading', { name: t('foreign_results.title') })).toBeFocused()
  await field.fill(foreign.address)
  await part.getByRole('button', { name: t('foreign_results.add') }).click()
  await expect(shown.getByText(t('foreign_results.valid'), { exact: true })).toBeVisible()
  foreign.withdraw()
  await field.fill(foreign.address)
  await part.getByRole('button', { name: t('foreign_results.add') }).click()
  await expect(part.getByText(t('foreign_results.error.withdrawn'))).toBeVisible()
  await expect(shown.getByText(t('foreign_results.withdrawn'), { exact: true })).toBeVisible()
  await staff.reload()
  await expect(seen.getByText(t('foreign_results.withdrawn'), { exact: true })).toBeVisible()
  foreign.stop()
})
