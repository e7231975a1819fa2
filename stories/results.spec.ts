import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { cast } from './support/cast.ts'
import { openHeadMenu } from './support/head-menu.ts'
import { applyTo, openVacancies } from './support/hiring-board.ts'
import { makeSkillTest } from './support/skill-test.ts'
import { takeTest } from './support/taken-test.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('RES-01 RES-02 RES-03 RPT-01 USR-06 staff compare results from a board, rate texts, print and reset a test', async ({
  page,
  context,
  startSession,
}) => {
  test.slow()
  // Not every Chromium that runs the stories has a PDF viewer.
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }))
  const exam = await makeSkillTest(page.request, 'eager', { texts: 2 })
  await takeTest(page.request, 'eager', exam, 'Lo explico con mis palabras.')
  await startSession('admin')
  const [vacancy] = await openVacancies(page, 1, exam.uuid)
  if (!vacancy) throw new Error('no vacancy')
  await applyTo(page.request, cast.eager, [vacancy])

  await page.goto(boardScreens.board.to({ id: vacancy.uuid }))
  await expect(
    page.getByRole('img', { name: new RegExp(`${exam.skill}: ${text('board.test.waiting_to_evaluate')}`) }),
  ).toBeVisible()
  await page.getByRole('link', { name: text('board.results'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('results.vacancy_of', 'es', { name: vacancy.name }))
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(text('results.provisional'))
  await expectNoAccessibilityViolations(page)
  // PIC-01: the result has 80 points, in the second band.
  const spread = page.getByRole('region', { name: text('results.spread'), exact: true })
  await expect(spread.locator('[data-dots="1"]')).toHaveCount(1)
  await spread.getByText(text('results.spread_table')).click()
  await expect(spread.getByRole('cell')).toHaveText(['0', '1', '0', '0', '0', '0'])
  await expectNoAccessibilityViolations(page)
  await row.getByRole('link', { name: new RegExp(exam.skill) }).click()

  await expect(page.getByRole('main')).toContainText(/80 ± 9 de 100 puntos\s*Sobresaliente o Excelente\s*Provisional/)
  await expectNoAccessibilityViolations(page)
  const ratings = page.getByRole('group', { name: text('results.rate') })
  await expect(ratings).toHaveCount(2)
  for (const rating of await ratings.all()) {
    const button = rating.getByRole('button', { name: new RegExp(`^S ${text('attempts.band.S')}`) })
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(button).toBeFocused()
  }
  await expect(page.getByText(/^100( ± \d+)? de 100 puntos$/)).toBeVisible()
  await expect(page.getByText(text('results.provisional'), { exact: true })).toBeHidden()

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: text('results.print'), exact: true }).click()
  const print = await opened
  await expect(print.getByRole('heading', { level: 1 })).toHaveText(text('reports.result_heading'))
  await expect(print.getByRole('link', { name: text('reports.download') })).toBeVisible()
  await expect(print.locator('iframe')).toHaveAttribute('src', /^blob:/)
  await print.close()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await openHeadMenu(page)
  await page.getByRole('button', { name: text('results.reset') }).click()
  const dialog = page.getByRole('alertdialog', { name: text('results.reset_question') })
  await dialog.getByRole('button', { name: text('results.reset_confirm') }).click()
  await expect(page.getByText(text('results.reset_done'))).toBeVisible()
  await expect(page.getByRole('button', { name: text('results.reset') })).toBeHidden()
  await expect(ratings).toHaveCount(0)
  await expect(page.getByText('Lo explico con mis palabras.').first()).toBeVisible()
  await page.getByRole('link', { name: text('results.back') }).click()
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(text('board.test.take'))
})
