import type { Page } from '@playwright/test'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { rowMenu } from './support/row-actions.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const rows = (page: Page) => page.getByRole('rowheader')
const search = (page: Page) => page.getByRole('searchbox', { name: text('common.search') })

test('PRO-03 SHR-04 the search is at least 240 px wide beside buttons, and a whole row on a phone', async ({
  page,
  startSession,
}) => {
  await startSession('admin')
  await page.goto(userScreens.users.to())
  await expect(rows(page).first()).toBeVisible()
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return (await search(page).boundingBox())?.width ?? 0
  }
  for (const width of [768, 900, 1024, 1280, 1440]) expect(await widthAt(width), `${width} px`).toBeGreaterThanOrEqual(240)
  expect(await widthAt(360)).toBeGreaterThanOrEqual(300)
})

test('PRO-03 a right-aligned number keeps a distance of 24 px to the next column', async ({ page, startSession }) => {
  await startSession('admin')
  await page.goto(vacancyScreens.staffVacancies.to())
  await expect(rows(page).first()).toBeVisible()
  const gaps = await page
    .getByRole('row')
    .nth(1)
    .evaluate((row) => {
      const inside = (cell: Element) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getBoundingClientRect()
      }
      const cells = [...row.children].filter((cell) => cell.textContent !== '' || cell.querySelector('button'))
      return cells.flatMap((cell, place) => {
        const next = cells[place + 1]
        if (!next || getComputedStyle(cell).textAlign !== 'right') return []
        return [inside(next).left - inside(cell).right]
      })
    })
  expect(gaps.length).toBe(3)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(24)
})

test('PRO-03 SHR-04 the many actions of a row are in one menu that works by keyboard', async ({ page, startSession }) => {
  const job = 'Desarrolladora o desarrollador web'
  await startSession('recruiter')
  await page.goto(`${vacancyScreens.staffVacancies.to()}?q=${encodeURIComponent(job)}`)
  const menu = page.getByRole('menu', { name: text('common.actions_of', 'es', { name: job }) })
  const entry = (label: string) => menu.getByRole('menuitem', { name: label, exact: true })
  await rowMenu(page, job).press('Enter')
  await expect(entry(text('vacancies.applicants.open_short'))).toBeFocused()
  await expect(menu.getByRole('menuitem')).toHaveText([
    text('vacancies.applicants.open_short'),
    text('results.vacancy_open'),
    text('share.open'),
    text('common.edit'),
    text('common.delete'),
  ])
  await expectNoAccessibilityViolations(page)
  await page.keyboard.press('ArrowDown')
  await expect(entry(text('results.vacancy_open'))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(rowMenu(page, job)).toBeFocused()
  await rowMenu(page, job).press('Enter')
  await entry(text('common.edit')).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.edit_title'))
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('SHR-04 buttons and menu entries of a row are 44 px high', async ({ page, startSession }) => {
    await startSession('admin')
    await page.goto(vacancyScreens.staffVacancies.to())
    const opener = page.getByRole('button', { name: text('common.actions_of', 'es', { name: '' }) }).last()
    const box = await opener.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await opener.tap()
    const entries = page.getByRole('menuitem')
    await expect(entries.first()).toBeVisible()
    for (const entry of await entries.all()) expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Escape')
    await page.goto('/clients/admin')
    const edit = page.getByRole('link', { name: text('common.edit_named', 'es', { name: 'Demo Digital' }) })
    await expect(edit).toHaveText(text('common.edit'))
    expect((await edit.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})

test('PRO-03 a truncated value of a table is complete in its tooltip', async ({ page, loginAs }) => {
  const email = `${'persona.con.un.nombre.muy.largo.'.repeat(3)}@demo.test`
  await loginAs('admin')
  await page.route('**/api/users?*', async (call) => {
    const response = await call.fetch()
    const { data, ...more } = await response.json()
    await call.fulfill({ response, json: { ...more, data: data.map((row: object) => ({ ...row, email, confirmed: true })) } })
  })
  await page.goto(userScreens.users.to())
  const value = page.getByText(email).first()
  await value.hover()
  await expect(value).toHaveAttribute('title', email)
  const fits = (table: HTMLElement) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0)
  expect(await page.getByRole('table').evaluate(fits)).toBe(true)
})
