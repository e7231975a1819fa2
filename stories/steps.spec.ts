import { stepScreens } from '#domain/hiring/steps/steps.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { openHeadMenu } from './support/head-menu.ts'
import {
  applicants,
  boxOf,
  cardNames,
  cardOf,
  closeWithoutNotifying,
  column,
  holdAt,
  menuOf,
  moveByMenu,
  openNewBoard,
  take,
} from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [one, two, three] = applicants
const stage = text('board.stage.apply')

test('STP-01 a company names the steps of a stage, and cards go through them by mouse, keyboard and together', {
  tag: '@postgres',
}, async ({ page, startSession, loginAs, anotherPerson }) => {
  await startSession('recruiter')
  const name = await openNewBoard(page)
  const uuid = new URL(page.url()).pathname.split('/')[2] ?? ''
  const steps = (of = page) => column(of, 'apply').getByRole('list', { name: text('steps.of_stage', 'es', { stage }) })

  await test.step('steps are named on a page of the vacancy', async () => {
    await openHeadMenu(page)
    await page.getByRole('link', { name: text('steps.link'), exact: true }).click()
    for (const step of ['Técnica', 'Llamada']) {
      await page.getByRole('button', { name: text('steps.add_to', 'es', { stage }) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text('steps.name')).fill(step)
      await dialog.getByRole('button', { name: text('common.save') }).click()
      await expect(dialog).toBeHidden()
    }
    await page.getByRole('button', { name: text('common.move_up_named', 'es', { name: 'Llamada' }) }).press('Enter')
    await expect(page.getByRole('list', { name: text('steps.of_stage', 'es', { stage }) }).getByRole('listitem')).toContainText([
      'Llamada',
      'Técnica',
    ])
    await expectNoAccessibilityViolations(page)
    await page.getByRole('link', { name: text('steps.back_to_board') }).click()
    await expect(steps().getByRole('listitem').filter({ visible: true })).toHaveText(['Llamada0', 'Técnica0'])
  })

  const colleague = await loginAs('recruiter', await anotherPerson())
  await colleague.goto(page.url())
  await expect(cardNames(colleague, 'apply')).toHaveText([one.name, two.name, three.name])

  await test.step('a card is dropped at a step, and a colleague sees it', async () => {
    await take(page, one.name)
    const target = await boxOf(steps().getByText('Técnica'))
    await holdAt(page, target.x + 8, target.y + target.height / 2)
    await page.mouse.up()
    await expect(cardOf(page, one.name).getByText('Técnica')).toBeVisible()
    await expect(steps()).toContainText('Técnica1')
    await expect(cardNames(page, 'apply')).toHaveText([one.name, two.name, three.name])
    await expect(cardOf(colleague, one.name).getByText('Técnica')).toBeVisible()
    await expectNoAccessibilityViolations(page)
  })

  await test.step('the menu sets a step by keyboard, and it can be undone', async () => {
    await menuOf(page, two.name).focus()
    await page.keyboard.press('Enter')
    const choice = page.getByRole('dialog').getByRole('button', { name: 'Llamada' })
    await choice.press('Enter')
    await expect(cardOf(page, two.name).getByText('Llamada')).toBeVisible()
    const undo = page.getByRole('region', { name: text('board.undo_region') })
    // Until the server has answered, it offers to undo the change before.
    await expect(undo).toContainText(text('steps.undo_offer', 'es', { name: two.name, step: 'Llamada' }))
    await undo.getByRole('button').first().click()
    await expect(cardOf(page, two.name).getByText('Llamada')).toBeHidden()
    await expect(steps()).toContainText('Llamada0')
  })

  await test.step('several cards are put at a step together', async () => {
    for (const person of [two, three])
      await cardOf(page, person.name)
        .getByRole('checkbox', { name: text('board.choose_named', 'es', { name: person.name }) })
        .check()
    await page.getByRole('button', { name: text('steps.set_many') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Llamada').check()
    await expectNoAccessibilityViolations(page)
    await dialog.getByRole('button', { name: text('steps.set_many') }).click()
    await expect(dialog).toBeHidden()
    await expect(steps()).toContainText('Llamada2')
  })

  await test.step('another stage takes the step away, and the history remembers it', async () => {
    await moveByMenu(page, three.name, 'makeTest')
    await closeWithoutNotifying(page)
    await expect(steps()).toContainText('Llamada1')
    await cardOf(page, three.name).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: text('board.timeline') }).click()
    const left = text('steps.timeline_moved', 'es', { stage, step: 'Llamada' })
    await expect(
      dialog.getByText(text('board.timeline.moved', 'es', { from: left, to: text('board.stage.makeTest') })),
    ).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the list of applicants has a column and a filter', async () => {
    await page.goto(vacancyScreens.applicants.to({ id: uuid }))
    const table = page.getByRole('table')
    await expect(table.getByRole('row').filter({ hasText: two.name })).toContainText('Llamada')
    await page.getByLabel(text('steps.step'), { exact: true }).selectOption({ label: `${stage} (Técnica)` })
    await expect(table.getByRole('row').filter({ hasText: two.name })).toBeHidden()
    await expect(table.getByRole('row').filter({ hasText: one.name })).toBeVisible()
  })

  await test.step('a step is deleted once its people have a place to go', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(stepScreens.vacancySteps.to({ uuid }))
    await page.getByRole('button', { name: text('common.delete_named', 'es', { name: 'Técnica' }) }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel(text('steps.delete_cards', 'es', { count: 1 })).selectOption('Llamada')
    await expectNoAccessibilityViolations(page)
    await dialog.getByRole('button', { name: text('common.delete') }).click()
    await expect(dialog).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/dropDrag/${uuid}/${encodeURIComponent(name)}`)
    await expect(steps()).toContainText('Llamada2')
  })
})
