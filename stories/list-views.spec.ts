import type { Page } from '@playwright/test'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { candidateSearchScreens } from '#domain/people/candidate-search/candidate-search.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { expectSettled } from './support/screens.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name })

test('VIE-01 a view is saved and shared; a colleague opens it by its address and sees its words, order and columns', async ({
  page,
  startSession,
  anotherPerson,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await startSession('admin')
  await page.goto(vacancyScreens.staffVacancies.to())
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expectSettled(page)
  const name = `Analistas ${Date.now()}`
  await page.getByRole('main').getByRole('searchbox').fill('analista')
  await heading(page, text('vacancies.column.priority_job')).getByRole('button').click()
  await page.getByRole('button', { name: text('lists.columns'), exact: true }).click()
  await page.getByRole('checkbox', { name: text('vacancies.column.name_client') }).uncheck()
  await expect(heading(page, text('vacancies.column.name_client'))).toHaveCount(0)
  await expectNoAccessibilityViolations(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: text('views.title'), exact: true }).click()
  await expect(page.getByText(text('views.none'))).toBeVisible()
  await page.getByRole('button', { name: text('views.save') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('views.name')).fill(name)
  await dialog.getByRole('checkbox', { name: text('views.share') }).check()
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('button', { name: text('common.save') }).click()
  await expect(page.getByRole('button', { name: text('views.shown', 'es', { name }) })).toBeVisible()
  const uuid = new URL(page.url()).searchParams.get('view') ?? ''
  expect(uuid).not.toBe('')

  const colleague = await anotherPerson()
  await colleague.setViewportSize({ width: 1280, height: 800 })
  await startSession('recruiter', colleague)
  await colleague.goto(`${vacancyScreens.staffVacancies.to()}?view=${uuid}`)
  await expect(colleague).toHaveURL(/q=analista/)
  await expect(colleague.getByRole('main').getByRole('searchbox')).toHaveValue('analista')
  await expect(heading(colleague, text('vacancies.column.priority_job'))).toHaveAttribute('aria-sort', 'ascending')
  await expect(heading(colleague, text('vacancies.column.name_client'))).toHaveCount(0)
  await colleague.getByRole('button', { name: text('views.shown', 'es', { name }) }).click()
  await expect(colleague.getByRole('button', { name: text('common.edit_named', 'es', { name }) })).toHaveCount(0)
  await expectNoAccessibilityViolations(colleague)
  await colleague.getByRole('link', { name: text('views.without') }).click()
  await expect(heading(colleague, text('vacancies.column.name_client'))).toBeVisible()

  await page.getByRole('button', { name: text('views.shown', 'es', { name }) }).click()
  await page.getByRole('button', { name: text('common.edit_named', 'es', { name }) }).click()
  const renamed = `${name} B`
  await dialog.getByLabel(text('views.name')).fill(renamed)
  await dialog.getByRole('button', { name: text('common.save') }).click()
  await page.getByRole('button', { name: text('views.shown', 'es', { name: renamed }) }).click()
  await expect(page.getByRole('link', { name: renamed })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: text('common.edit_named', 'es', { name: renamed }) }).click()
  await dialog.getByRole('button', { name: text('common.delete') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('common.delete') })
    .click()
  await expect(page.getByText(text('common.deleted', 'es', { name: renamed }))).toBeVisible()
  await expect(page.getByRole('button', { name: text('views.title'), exact: true })).toBeVisible()
  await colleague.goto(`${vacancyScreens.staffVacancies.to()}?view=${uuid}`)
  await expect(colleague.getByText(text('views.gone'))).toBeVisible()
})

test('VIE-01 at 360 px a list opens with its default view, which takes changes', async ({ page, startSession }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await startSession('admin')
  await page.goto(userScreens.users.to())
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('demo')
  await expect(page).toHaveURL(/q=demo/)
  await page.getByRole('button', { name: text('views.title'), exact: true }).click()
  await expectNoAccessibilityViolations(page)
  await page.getByRole('button', { name: text('views.save') }).click()
  const name = `Equipo ${Date.now()}`
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('views.name')).fill(name)
  await dialog.getByRole('checkbox', { name: text('views.make_default') }).check()
  await dialog.getByRole('button', { name: text('common.save') }).click()
  const shown = page.getByRole('button', { name: text('views.shown', 'es', { name }) })
  await expect(shown).toBeVisible()
  await search.fill('admin')
  await expect(page).toHaveURL(/q=admin/)
  await shown.click()
  await page.getByRole('button', { name: text('views.save_changes', 'es', { name }) }).click()
  await expect(page.getByText(text('common.modified', 'es', { name }))).toBeVisible()

  await page.goto(userScreens.users.to())
  await expect(search).toHaveValue('admin')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await shown.click()
  await page.getByRole('button', { name: text('common.edit_named', 'es', { name }) }).click()
  await dialog.getByRole('button', { name: text('common.delete') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('common.delete') })
    .click()
  await expect(page.getByRole('button', { name: text('views.title'), exact: true })).toBeVisible()
})

/** Cells whose text is cut without an ellipsis, and columns that reach over the frame of the table. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('table')?.parentElement
    const cut = [...document.querySelectorAll('tbody :is(th, td) > span')].filter(
      (value) => value.scrollWidth > value.clientWidth + 1 && getComputedStyle(value).textOverflow !== 'ellipsis',
    )
    return [
      ...cut.map((value) => value.textContent),
      ...(frame && frame.scrollWidth > frame.clientWidth + 1 ? [`${frame.scrollWidth} px of ${frame.clientWidth}`] : []),
    ]
  })

test('VIE-01 at 800 and 1024 px less important columns give way, and the menu of columns names them', async ({
  page,
  startSession,
}) => {
  await startSession('admin')
  for (const screen of [
    vacancyScreens.staffVacancies,
    candidateSearchScreens.findCandidates,
    userScreens.users,
    clientScreens.clients,
  ])
    for (const width of [800, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(screen.to())
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      await expectSettled(page)
      expect(await misfits(page), `${screen.to()} at ${width} px`).toEqual([])
    }
  await page.setViewportSize({ width: 800, height: 800 })
  await page.goto(vacancyScreens.staffVacancies.to())
  await expect(heading(page, text('vacancies.column.stages'))).toBeVisible()
  await expect(heading(page, text('vacancies.column.created_at'))).toHaveCount(0)
  await page.getByRole('button', { name: text('lists.columns'), exact: true }).click()
  const created = page.getByRole('checkbox', { name: text('vacancies.column.created_at') })
  await expect(created).toBeChecked()
  await expect(page.getByText(text('lists.column_narrow')).first()).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(heading(page, text('vacancies.column.created_at'))).toBeVisible()
  await expect(heading(page, text('vacancies.column.skills'))).toHaveCount(0)
  await page.getByRole('checkbox', { name: text('vacancies.column.skills') }).check()
  await expect(heading(page, text('vacancies.column.skills'))).toBeVisible()
  await page.reload()
  await expect(heading(page, text('vacancies.column.skills'))).toBeVisible()
})
