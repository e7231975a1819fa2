import { readFile } from 'node:fs/promises'
import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import { call } from './support/calls.ts'
import { applicants, openNewBoard } from './support/hiring-board.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [one, two] = applicants

test('REP-01 a recruiter reads the figures of a vacancy, and finds the people behind one', async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await loginAs('admin')
  const name = await openNewBoard(page, [one, two])
  const staff = await logInByCall(page.request, cast.admin)
  const job = page.url().split('/')[4]
  const { data: columns } = await call(page.request, 'GET', `/api/board/postulates/${job}`, staff)
  await call(page.request, 'POST', '/api/elements/change', staff, {
    data: { uuid_element: columns[0].elements[0].uuid_element, name_board: 'firstInterview', before: null },
  })
  await page.goto(figureScreens.figures.to())
  await page.getByLabel(text('figures.vacancy'), { exact: true }).selectOption({ label: name })
  const funnel = page.getByRole('region', { name: text('figures.part.funnel') })
  const tests = text('board.stage.makeTest')
  const reached = funnel.getByRole('row').filter({ has: page.getByRole('rowheader', { name: tests, exact: true }) })
  await expect(reached.getByRole('cell')).toHaveText(['150 %'])
  await expectNoAccessibilityViolations(page)

  const download = page.waitForEvent('download')
  await funnel.getByRole('button', { name: text('figures.csv_of', 'es', { part: text('figures.part.funnel') }) }).press('Enter')
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`"${tests}";"1";"50 %"`)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.setViewportSize({ width: 1280, height: 800 })
  await reached.getByRole('link').press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText([one.name])
  await expectNoAccessibilityViolations(page)
  await page.getByRole('link', { name: text('figures.back') }).click()
  await expect(page.getByLabel(text('figures.vacancy'), { exact: true }).locator('option:checked')).toHaveText(name)
})
