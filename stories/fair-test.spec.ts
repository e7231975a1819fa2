import { bankScreens } from '#domain/assessment/banks/banks.screens.ts'
import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import { complianceScreens } from '#domain/site/compliance/compliance.screens.ts'
import { makeSkillTest } from './support/skill-test.ts'
import { takeTest } from './support/taken-test.ts'
import { expect, expectFitsPhoneAndDesk, test, text } from './support/test.ts'

test('FAI-03 PAS-01 a candidate reads a result in English with its error and shares it as a passport', async ({
  page,
  site,
  request,
  startSession,
}) => {
  const skillTest = await makeSkillTest(request, 'candidate')
  await takeTest(request, 'candidate', skillTest, '')
  await page.setViewportSize({ width: 360, height: 740 })
  await site.prefer('en', page)
  await startSession('candidate')
  await page.goto(skillTest.at)
  await expect(page.getByText(text('attempts.band_means.S', 'en'))).toBeVisible()
  await expect(page.getByText(text('attempts.not_adjusted', 'en'))).toBeVisible()
  const offer = page.getByRole('region', { name: text('passport.share_title', 'en') })
  await expect(offer.getByText(text('passport.error_points', 'en', { points: 9 }))).toBeVisible()
  await offer.getByRole('button', { name: text('passport.share', 'en') }).click()
  const shared = page.getByRole('region', { name: text('passport.shared_title', 'en') })
  await expect(shared.getByText(text('passport.shared_done', 'en'))).toBeVisible()
  await expectFitsPhoneAndDesk(page)
  const address = (await shared.getByRole('link', { name: /\/passport\// }).getAttribute('href')) ?? ''
  await page.goto(new URL(address).pathname)
  await expect(page.getByText(text('passport.valid', 'en'), { exact: true })).toBeVisible()
  await expect(page.getByText(text('passport.error_points', 'en', { points: 9 }))).toBeVisible()
  await expectFitsPhoneAndDesk(page)
})

test('FAI-04 FAI-06 CMP-01 a recruiter opens the link of a bank, the report on selection and the documents', async ({
  page,
  request,
  startSession,
}) => {
  const { uuid, skill } = await makeSkillTest(request, 'candidate')
  await startSession('admin')
  await page.goto(bankScreens.bankHealth.to({ id: uuid }))
  await expect(page.getByRole('heading', { name: text('language_links.title') })).toBeVisible()
  await expect(page.getByText(text('language_links.unmeasurable'))).toBeVisible()
  await expect(page.getByText(skill).first()).toBeVisible()
  await expectFitsPhoneAndDesk(page)

  await page.goto(figureScreens.selection.to())
  await expect(page.getByRole('heading', { level: 1, name: text('figures.selection') })).toBeVisible()
  await expect(page.getByText(text('figures.selection.not_collected'))).toBeVisible()
  await expectFitsPhoneAndDesk(page)

  await page.goto(complianceScreens.compliance.to())
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectFitsPhoneAndDesk(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: text('compliance.pdf') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})
