import { makeSkillTest } from './support/skill-test.ts'
import { followStaffMenu } from './support/staff-menu.ts'
import { takeTest } from './support/taken-test.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('RES-02 staff rate the texts of one question anonymously by keyboard and undo the last rating', async ({
  page,
  loginAs,
}) => {
  test.slow()
  const exam = await makeSkillTest(page.request, 'candidate', { texts: 1 })
  await takeTest(page.request, 'candidate', exam, 'La primera respuesta.')
  await takeTest(page.request, 'eager', exam, 'La segunda respuesta.')
  await loginAs('admin')
  await followStaffMenu(page, 'menu.rating')
  await page.getByRole('link', { name: `1: ${exam.uuid}`, exact: true }).click()
  const queue = page.getByRole('region', { name: text('results.rating_text') })
  const progress = (done: number, left: number) => queue.getByText(text('results.rating_progress', 'es', { count: done, left }))
  await expect(queue.getByText('La primera respuesta.')).toBeVisible()
  await expect(queue).toBeFocused()
  await expect(progress(0, 2)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Demo Candidat')
  await expectNoAccessibilityViolations(page)

  await page.keyboard.press('n')
  await expect(queue.getByText('La segunda respuesta.')).toBeVisible()
  await page.keyboard.press('d')
  await expect(queue.getByText('La primera respuesta.')).toBeVisible()
  await expect(progress(1, 1)).toBeVisible()
  await page.keyboard.press('z')
  await expect(queue.getByText('La segunda respuesta.')).toBeVisible()
  await expect(progress(0, 2)).toBeVisible()
  await page.keyboard.press('e')
  await expect(queue.getByText('La primera respuesta.')).toBeVisible()
  await page.keyboard.press('s')

  await expect(page.getByText(text('results.rating_done'))).toBeVisible()
  await expect(progress(2, 0)).toBeVisible()
  const last = page.getByRole('region', { name: text('results.rating_last') }).getByRole('listitem')
  await expect(last).toContainText([text('attempts.band.S'), text('attempts.band.E')])
  await expect(last.first()).toContainText('Demo Administradora')
  await expectNoAccessibilityViolations(page)

  await page
    .getByRole('link', { name: text('results.rating_back') })
    .first()
    .click()
  const second = page.getByRole('link', { name: text('results.rating_opinion_second') })
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  // A short list has no search, but its address does.
  await page.goto(`${page.url()}&q=${exam.uuid}`)
  // Staff are not asked for a second rating of a text that they rated.
  await expect(page.getByText(text('common.no_results'))).toBeVisible()
})
