import type { Page } from '@playwright/test'
import { bankScreens } from '#domain/assessment/banks/banks.screens.ts'
import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import { languages } from '#domain/kernel/languages.ts'
import { complianceScreens } from '#domain/site/compliance/compliance.screens.ts'
import { makeSkillTest } from './support/skill-test.ts'
import { takeTest } from './support/taken-test.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

/** The page at the width of a phone and of a desk: no part of it is wider than the window, and nothing is inaccessible. */
async function expectFits(page: Page): Promise<void> {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectNoAccessibilityViolations(page)
  }
}

for (const language of languages) {
  const t = (key: Parameters<typeof text>[0], values?: Parameters<typeof text>[2]) => text(key, language, values)

  test(`FAI-03 PAS-01 in ${language} a candidate reads a result with its error and shares it as a passport`, async ({
    page,
    site,
    request,
    startSession,
  }) => {
    const skillTest = await makeSkillTest(request, 'candidate')
    await takeTest(request, 'candidate', skillTest, '')
    await page.setViewportSize({ width: 360, height: 740 })
    await site.prefer(language, page)
    await startSession('candidate')
    await page.goto(skillTest.at)
    await expect(page.getByText(t('attempts.band_means.S'))).toBeVisible()
    await expect(page.getByText(t('attempts.not_linked'))).toBeVisible()
    const offer = page.getByRole('region', { name: t('passport.share_title') })
    await expect(offer.getByText(t('passport.error_points', { points: 9 }))).toBeVisible()
    await offer.getByRole('button', { name: t('passport.share') }).click()
    const shared = page.getByRole('region', { name: t('passport.shared_title') })
    await expect(shared.getByText(t('passport.shared_done'))).toBeVisible()
    await expectFits(page)
    const address = (await shared.getByRole('link', { name: /\/passport\// }).getAttribute('href')) ?? ''
    await page.goto(new URL(address).pathname)
    await expect(page.getByText(t('passport.valid'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('passport.error_points', { points: 9 }))).toBeVisible()
    await expectFits(page)
  })

  test(`FAI-04 FAI-06 CMP-01 in ${language} a recruiter opens the link of a bank, the report on selection and the documents`, async ({
    page,
    site,
    request,
    startSession,
  }) => {
    const { uuid, skill } = await makeSkillTest(request, 'candidate')
    await site.prefer(language, page)
    await startSession('admin')
    await page.goto(bankScreens.bankHealth.to({ id: uuid }))
    await expect(page.getByRole('heading', { name: t('language_links.title') })).toBeVisible()
    await expect(page.getByText(t('language_links.none'))).toBeVisible()
    await expect(page.getByText(skill).first()).toBeVisible()
    await expectFits(page)

    await page.goto(figureScreens.selection.to())
    await expect(page.getByRole('heading', { level: 1, name: t('figures.selection') })).toBeVisible()
    await expect(page.getByText(t('figures.selection.not_collected'))).toBeVisible()
    await expectFits(page)

    await page.goto(complianceScreens.compliance.to())
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectFits(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('compliance.pdf') }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })
}
