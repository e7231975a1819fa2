import { templateScreens } from '#domain/hiring/templates/templates.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { confirmation } from './support/deletion.ts'
import { openHeadMenu } from './support/head-menu.ts'
import { chooseForRow } from './support/row-actions.ts'
import { cast, expect, test, text } from './support/test.ts'

/** The sandbox of an e-mail blocks the script with which a story inspects it. */
const refusedScript = /Blocked script execution in 'about:srcdoc'/

test('TPL-01 TPL-02 staff write, preview, test and delete a template, and read its counterpart', async ({
  page,
  startSession,
  mailbox,
  expectConsoleError,
}) => {
  await test.step('TPL-01 TPL-02 staff write a template by keyboard, preview it, send a test e-mail and delete it', async () => {
    expectConsoleError(/409/)
    expectConsoleError(refusedScript)
    const subject = 'A word about {{job}}'
    await startSession('admin')
    await page.goto(vacancyScreens.staffVacancies.to())
    await openHeadMenu(page)
    await page.getByRole('link', { name: text('vacancies.notifications') }).click()
    await page.getByRole('link', { name: text('templates.add') }).click()
    await page.getByLabel(text('templates.stage')).selectOption('reject')
    await page.getByLabel(text('templates.language')).selectOption('en')
    await page.getByLabel(text('templates.status')).selectOption('1')
    await page.getByLabel(text('templates.subject')).fill(subject)
    await page.getByLabel(text('templates.heading'), { exact: true }).fill('Thank you')
    const message = page.getByRole('textbox', { name: text('templates.message') })
    await message.pressSequentially('Dear ')
    await expect(page.getByRole('button', { name: text('templates.variable.date') })).toHaveCount(0)
    await page.getByRole('button', { name: text('templates.variable.applicant') }).press('Enter')
    await expect(message).toBeFocused()
    await page.keyboard.type('!')
    await expect(message).toHaveText('Dear {{applicant}}!')

    const save = () => page.getByRole('button', { name: text('common.save') }).press('Enter')
    await save()
    const alert = page.getByRole('alert').filter({ hasText: text('notification.error.existing') })
    await expect(alert).toBeFocused()
    await alert.getByRole('button', { name: text('common.dismiss') }).press('Enter')
    await expect(alert).toBeHidden()
    await page.getByLabel(text('templates.status')).selectOption('0')
    await save()
    const name = 'A word about [Cargo]'
    await expect(page.getByText(text('common.added', 'es', { name }))).toBeVisible()

    await page.getByRole('searchbox', { name: text('common.search') }).fill('word about')
    const rows = page.getByRole('rowheader')
    await expect(rows).toHaveText([name])
    await expect(page.getByRole('cell', { name: 'Dear [Nombre de la persona]!' })).toBeVisible()
    await chooseForRow(page, name, 'templates.see_short')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('templates.detail'))
    const letter = page.frameLocator('iframe')
    for (const words of ['Hi Ana,', 'Thank you', 'Dear Ana Gómez!', 'Data analyst'])
      await expect(letter.getByText(words).first()).toBeVisible()
    await expect(page.locator('pre')).toContainText('Dear Ana Gómez!')
    await expect(page.getByText(text('templates.no_twin'))).toBeVisible()
    await page.getByRole('button', { name: text('templates.send_test') }).press('Enter')
    await expect(page.getByText(text('templates.test_kept'))).toBeVisible()
    const { html } = await mailbox.waitFor({ to: cast.admin.email, subject: 'Test: A word about Data analyst' })
    expect(html).toContain('Dear Ana Gómez!')

    await page.getByRole('link', { name: text('templates.back') }).click()
    await chooseForRow(page, name, 'common.delete')
    await confirmation(page).click()
    await expect(page.getByText(text('common.deleted', 'es', { name }))).toBeVisible()
    await expect(rows.filter({ hasText: name })).toHaveCount(0)
  })
  await test.step('TPL-01 the preview of a template links to its counterpart in the other language', async () => {
    expectConsoleError(refusedScript)
    await startSession('admin')
    await page.goto(`${templateScreens.templates.to()}?q=felicitaciones`)
    const name = '¡Felicitaciones! Te elegimos para [Cargo]'
    await chooseForRow(page, name, 'templates.see_short')
    const heading = page.frameLocator('iframe').getByRole('heading')
    await expect(heading).toHaveText('¡El puesto es para ti!')
    await page.getByRole('link', { name: text('templates.in.en') }).click()
    await expect(heading).toHaveText('The job is yours!')
  })
})
