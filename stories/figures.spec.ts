import { readFile } from 'node:fs/promises'
import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import { call } from './support/calls.ts'
import { applicants, openNewBoard } from './support/hiring-board.ts'
import { logInByCall } from './support/sessions.ts'
import { pressLanguageSwitch } from './support/switching.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'
import type { MessageKey } from './support/texts.ts'

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
  await funnel.getByText(text('figures.all_numbers')).click()
  await expect(reached.getByRole('cell')).toHaveText(['1', '50 %', '0', '0 %'])
  await expectNoAccessibilityViolations(page)

  const download = page.waitForEvent('download')
  await funnel.getByRole('button', { name: text('figures.csv_of', 'es', { part: text('figures.part.funnel') }) }).press('Enter')
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`"${tests}";"1";"50 %";"0";"0 %"`)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.setViewportSize({ width: 1280, height: 800 })
  await reached.getByRole('link').press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText([one.name])
  await expectNoAccessibilityViolations(page)
  await page.getByRole('link', { name: text('figures.back') }).click()
  await expect(page.getByLabel(text('figures.vacancy'), { exact: true }).locator('option:checked')).toHaveText(name)
})

for (const language of ['es', 'en'] as const)
  test(`PIC-01 the pictures of the figures and their tables have the same numbers: ${language}`, async ({ page, loginAs }) => {
    await loginAs('admin')
    const name = await openNewBoard(page, [one, two])
    const staff = await logInByCall(page.request, cast.admin)
    const job = page.url().split('/')[4]
    const { data: columns } = await call(page.request, 'GET', `/api/board/postulates/${job}`, staff)
    await call(page.request, 'POST', '/api/elements/change', staff, {
      data: { uuid_element: columns[0].elements[0].uuid_element, name_board: 'reject', before: null },
    })
    await page.goto(figureScreens.figures.to())
    if (language === 'en') await pressLanguageSwitch(page, 'es')
    await page.getByLabel(text('figures.vacancy', language), { exact: true }).selectOption({ label: name })
    const card = (title: MessageKey) => page.getByRole('region', { name: text(title, language), exact: true })
    const apply = text('board.stage.apply', language)
    const cellsOf = (title: MessageKey, row: string) =>
      card(title)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
        .getByRole('cell')

    // Two applied, and one of them was rejected without a reason.
    const lost = text('figures.flow.lost_of', language, { share: text('figures.share_of', language, { part: '1', whole: '2' }) })
    await expect(card('figures.part.funnel').getByText(lost)).toBeVisible()
    await card('figures.part.funnel').getByText(text('figures.all_numbers', language)).click()
    await expect(cellsOf('figures.part.funnel', apply).nth(2)).toHaveText('1')
    const why = text('figures.loss', language, { step: apply, why: text('figures.word.no_reason', language) })
    await expect(cellsOf('figures.part.funnel', why).nth(2)).toHaveText('1')

    await expect(card('figures.waiting').locator('[data-dots="1"]')).toHaveCount(1)
    await card('figures.waiting').getByText(text('figures.all_numbers', language)).click()
    await expect(cellsOf('figures.waiting', apply)).toHaveText(['1', '0', '0', '0', '0', '0'])

    await expect(card('figures.part.months').getByRole('img')).toBeVisible()
    await expect(card('figures.part.sources').getByRole('listitem').last()).toContainText('2')
    await expectNoAccessibilityViolations(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoAccessibilityViolations(page)
  })
