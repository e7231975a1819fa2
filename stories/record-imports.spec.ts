import { recordImportScreens } from '#domain/desk/record-imports/record-imports.screens.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { openHeadMenu } from './support/head-menu.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

for (const { width, language } of [
  { width: 1280, language: 'es' },
  { width: 360, language: 'en' },
] as const)
  test(`INT-15 staff import clients at ${width} px, then a vacancy of one, and undo it`, async ({ page, site, startSession }) => {
    await page.setViewportSize({ width, height: 800 })
    await site.prefer(language, page)
    await startSession('admin')
    const say = (key: Parameters<typeof text>[0], values = {}) => text(key, language, values)
    const choose = async (rows: readonly string[]) => {
      await page.getByLabel(say('records.file'), { exact: true }).setInputFiles({
        ...{ name: 'tabla.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) },
      })
      await page.getByRole('button', { name: say('records.upload') }).click()
      await expect(page.getByRole('heading', { name: say('records.preview') })).toBeFocused()
    }
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.goto(clientScreens.clients.to())
    await openHeadMenu(page, language)
    await page.getByRole('link', { name: say('records.clients.import') }).click()
    await expect(page).toHaveURL(recordImportScreens.importClients.to())
    await choose(['Empresa;Contacto;Ciudad', `Molinos ${width};Eva Paz;Cali`, '¿?;;Cali'])
    await expect(page.getByRole('row', { name: /Molinos/ })).toContainText(say('records.added'))
    await expect(page.getByText(say('records.why_not.wrong'))).toBeVisible()
    await expectNoAccessibilityViolations(page)
    expect(await fits()).toBeLessThanOrEqual(0)
    await page.getByLabel(say('imports.leave_out_wrong', { count: 1 })).check()
    await page.getByRole('button', { name: say('records.run', { count: 1 }) }).click()
    await expect(page.getByText(say('records.result_of', { added: '1', completed: '0' })).first()).toBeVisible()

    await page.goto(recordImportScreens.importVacancies.to())
    await choose(['Cargo;Cliente;Ciudad', `Panadera ${width};Molinos ${width};Cali`])
    await expect(page.getByRole('row', { name: /Panadera/ })).toContainText(say('records.field_of.description_job'))
    await page.getByRole('button', { name: say('records.run', { count: 1 }) }).click()
    await expect(page.getByText(say('records.result_of', { added: '1', completed: '0' })).first()).toBeVisible()
    await expectNoAccessibilityViolations(page)
    expect(await fits()).toBeLessThanOrEqual(0)
    await page
      .getByRole('button', { name: say('imports.undo') })
      .first()
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('imports.undo') })
      .click()
    await expect(page.getByText(say('records.result_undone', { stayed: '0' })).first()).toBeVisible()
  })
