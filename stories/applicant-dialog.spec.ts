import { confirmation } from './support/deletion.ts'
import {
  applicants,
  boxOf,
  cardNames,
  cardOf,
  closeWithoutNotifying,
  menuOf,
  moveByMenu,
  openNewBoard,
} from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [one, two] = applicants

test('BRD-04 COM-01 a recruiter reads about a candidate, writes and edits a note, and reads the timeline', async ({
  page,
  startSession,
}) => {
  await page.clock.install()
  await startSession('recruiter')
  const vacancy = await openNewBoard(page, [one])
  const dialog = page.getByRole('dialog', { name: one.name })
  const tab = (key: 'board.details' | 'comments.title' | 'board.timeline') => dialog.getByRole('tab', { name: text(key) })
  await page.clock.pauseAt(Date.now() + 60_000)
  await cardOf(page, one.name).getByRole('heading').click()
  await expect(dialog).toBeVisible()
  await page.clock.runFor(299)
  await expect(tab('board.details')).toBeHidden()
  await page.clock.runFor(1)
  await expect(tab('board.details')).toBeVisible()
  await page.clock.resume()
  await expect(dialog.getByText(one.email)).toBeVisible()
  const cv = dialog.getByRole('region', { name: text('board.cv') })
  await expect(cv.getByRole('link', { name: text('files.download') })).toBeVisible()
  await expect(dialog.getByRole('link', { name: text('board.profile') })).toHaveAttribute(
    'href',
    /\/admin\/users\/profile\/.+\/applied\/.+/,
  )
  await dialog.getByText(text('board.vacancy_named', 'es', { name: vacancy })).click()
  await expect(dialog.getByRole('region', { name: text('board.description') })).toContainText('Lo que hace falta saber.')
  await expectNoAccessibilityViolations(page)

  // The field for a note stays below every part.
  const box = dialog.getByLabel(text('comments.write'), { exact: true })
  const save = dialog.getByRole('button', { name: text('comments.save') })
  await save.click()
  await expect(dialog.getByText(text('comments.error.empty'))).toBeVisible()
  await box.fill('A medio pensar')
  await expect.poll(() => page.evaluate(() => Object.values({ ...sessionStorage }).join())).toContain('A medio pensar')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menuOf(page, one.name)).toBeFocused()

  await menuOf(page, one.name).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('board.menu_details') })
    .press('Enter')
  await expect(box).toHaveValue('A medio pensar')
  await box.fill('Sabe mucho de <b>bases</b>')
  await save.click()
  const notes = dialog.getByRole('region', { name: text('comments.title'), exact: true })
  await expect(box).toHaveValue('')
  await tab('comments.title').click()
  await expect(notes.getByText('Sabe mucho de <b>bases</b>')).toBeVisible()
  // The banner is inside the dialog, because nothing outside of it can be pressed.
  const successBanner = dialog.getByRole('status').filter({ hasText: text('comments.added') })
  await successBanner.getByRole('button', { name: text('common.close') }).click()
  await expect(successBanner).toBeHidden()
  await box.press('Tab')
  await notes.getByRole('button', { name: /^Editar/ }).click()
  await notes.getByLabel(text('comments.edit_label')).fill('Sabe mucho')
  await notes.getByRole('button', { name: text('common.save') }).click()
  await expect(notes.getByText('Sabe mucho', { exact: true })).toBeVisible()
  await expect(dialog.getByText(text('comments.error.empty'))).toBeHidden()
  await expectNoAccessibilityViolations(page)

  await notes.getByRole('button', { name: /^Eliminar/ }).click()
  await confirmation(page).click()
  await expect(notes.getByText(text('comments.empty'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await moveByMenu(page, one.name, 'makeTest')
  await closeWithoutNotifying(page)
  await cardOf(page, one.name).getByRole('heading').click()
  await tab('board.timeline').click()
  const timeline = dialog.getByRole('list', { name: text('board.timeline') }).getByRole('listitem')
  await expect(timeline.first()).toContainText(
    text('board.timeline.moved', 'es', { from: text('board.stage.apply'), to: text('board.stage.makeTest') }),
  )
  await expect(timeline.last()).toContainText(text('board.timeline.applied'))
  await expectNoAccessibilityViolations(page)
})

test('BRD-04 BRD-08 COM-01 SPEC-87 a recruiter decides in the dialog, which leads to the next candidate', async ({
  page,
  startSession,
}) => {
  await test.step('BRD-04 the dialog shows the CV beside the facts and leads to the next candidate of the stage', async () => {
    await startSession('recruiter')
    await openNewBoard(page, [one, two])
    await cardOf(page, one.name).getByRole('heading').click()
    const first = page.getByRole('dialog', { name: one.name })
    await expect(
      first
        .getByRole('list', { name: /\.pdf$/ })
        .getByRole('listitem')
        .first(),
    ).toContainText(one.email)
    await expect(first.locator('canvas').first()).toBeVisible()
    await expect(first.getByRole('button', { name: text('board.previous') })).toHaveAttribute('aria-disabled', 'true')
    await first.getByRole('button', { name: text('board.next') }).click()
    const next = page.getByRole('dialog', { name: two.name })
    await expect(
      next.getByText(text('board.place_of', 'es', { place: 2, total: 2, stage: text('board.stage.apply') })),
    ).toBeVisible()
    await expect(next.getByText(two.email, { exact: true }).first()).toBeVisible()
    await expectNoAccessibilityViolations(page)
    await page.keyboard.press('Escape')
    await expect(menuOf(page, two.name)).toBeFocused()
  })
  await test.step('BRD-08 results and decisions are in sight; a candidate is moved and the next one shown in the same dialog', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await startSession('recruiter')
    await openNewBoard(page, [one, two])
    await cardOf(page, one.name).getByRole('heading').click()
    const first = page.getByRole('dialog', { name: one.name })
    const stage = first.getByRole('button', { name: `${text('board.stage')}: ${text('board.stage.apply')}` })
    for (const shown of [
      stage,
      first.getByRole('button', { name: text('board.reject') }),
      first.getByRole('button', { name: text('board.write') }),
      first.getByRole('list', { name: text('board.skills') }),
      first.getByLabel(text('comments.write'), { exact: true }),
    ])
      await expect(shown).toBeInViewport({ ratio: 1 })
    await expectNoAccessibilityViolations(page)
    await stage.press('Enter')
    await expectNoAccessibilityViolations(page, '[popover]:popover-open')
    await first.getByRole('button', { name: text('board.stage.makeTest'), exact: true }).press('Enter')
    const email = page.getByRole('dialog', { name: text('notification.title', 'es', { name: one.name }) })
    await email.getByRole('button', { name: text('notification.close') }).click()
    await expect(first.getByText(text('board.now_in', 'es', { stage: text('board.stage.makeTest') }))).toBeVisible()
    await first.getByRole('button', { name: text('board.next') }).click()
    const next = page.getByRole('dialog', { name: two.name })
    await next.getByRole('button', { name: text('board.reject') }).click()
    const end = page.getByRole('dialog', { name: text('notification.title', 'es', { name: two.name }) })
    await expect(end.getByLabel(text('reasons.choose'))).toBeVisible()
    await end.getByRole('button', { name: text('notification.close') }).click()
    await page.keyboard.press('Escape')
    await expect(cardNames(page, 'makeTest')).toHaveText([one.name])
    await expect(cardNames(page, 'reject')).toHaveText([two.name])
  })
  await test.step('COM-01 SHR-02 the field for a note keeps its focus and text when the window becomes narrow and wide again', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await startSession('recruiter')
    await openNewBoard(page, [one])
    await cardOf(page, one.name).getByRole('heading').click()
    const dialog = page.getByRole('dialog', { name: one.name })
    const note = dialog.getByLabel(text('comments.write'), { exact: true })
    await note.focus()
    await page.keyboard.type('Habla ')
    for (const width of [1000, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const cv = dialog.getByRole('region', { name: text('board.cv') })
      await expect(cv).toHaveCount(width < 1024 ? 0 : 1)
      await expect(note).toBeFocused()
      await expect(note).toBeInViewport({ ratio: 1 })
      await page.keyboard.type('i')
    }
    await expect(note).toHaveValue('Habla iii')
  })
  await test.step('SPEC-87 a hire marked in the dialog is undone in the same dialog', async () => {
    await startSession('admin')
    await openNewBoard(page, [one])
    await moveByMenu(page, one.name, 'approved')
    await closeWithoutNotifying(page)
    await cardOf(page, one.name).getByRole('heading').click()
    const dialog = page.getByRole('dialog', { name: one.name })
    const reject = dialog.getByRole('button', { name: text('board.reject') })
    const mark = dialog.getByRole('button', { name: text('board.mark_hired') })
    await expect(reject).toBeVisible()
    await mark.click()
    await expect(reject).toBeHidden()
    await dialog.getByRole('button', { name: text('board.undo_hire') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('board.undo_hire_confirm') })
      .click()
    await expect(reject).toBeVisible()
    await expect(mark).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('BRD-08 COM-01 decisions and note stay in reach of the thumb, and the note with its candidate', async ({
    page,
    startSession,
  }) => {
    await test.step('BRD-08 the decisions and the field for a note stay at the bottom edge, in reach of the thumb', async () => {
      await startSession('recruiter')
      await openNewBoard(page, [one])
      await cardOf(page, one.name).getByRole('heading').tap()
      const dialog = page.getByRole('dialog', { name: one.name })
      const write = dialog.getByRole('button', { name: text('board.write') })
      for (const shown of [write, dialog.getByLabel(text('comments.write'), { exact: true })]) {
        await expect(shown).toBeInViewport({ ratio: 1 })
        const { y, height } = await boxOf(shown)
        expect(y).toBeGreaterThan(600)
        expect(height).toBeGreaterThanOrEqual(44)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await expectNoAccessibilityViolations(page)
    })
    await test.step('COM-01 the text of a note stays with its candidate when the dialog leads to the next one', async () => {
      await startSession('recruiter')
      await openNewBoard(page, [one, two])
      await cardOf(page, one.name).getByRole('heading').tap()
      const box = page.getByRole('dialog').getByLabel(text('comments.write'), { exact: true })
      await box.fill('Solo de la primera')
      await page.getByRole('button', { name: text('board.next') }).tap()
      await expect(page.getByRole('dialog', { name: two.name })).toBeVisible()
      await expect(box).toHaveValue('')
      await page.getByRole('button', { name: text('board.previous') }).tap()
      await expect(box).toHaveValue('Solo de la primera')
    })
  })
})
