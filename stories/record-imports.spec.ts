import { recordImportScreens } from '#domain/desk/record-imports/record-imports.screens.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { openHeadMenu } from './support/head-menu.ts'
import { expect, expectFitsPhoneAndDesk, test, text } from './support/test.ts'

test('INT-15 staff import clients in English, then a vacancy of one on a phone, and undo it', async ({
  page,
  site,
  startSession,
}) => {
  await site.prefer('en', page)
  await startSession('admin')
  const say = (key: Parameters<typeof text>[0], values = {}) => text(key, 'en', values)
  const choose = async (rows: readonly string[]) => {
    await page.getByLabel(say('records.file'), { exact: true }).setInputFiles({
      ...{ name: 'tabla.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) },
    })
    await page.getByRole('button', { name: say('records.upload') }).click()
    await expect(page.getByRole('heading', { name: say('records.preview') })).toBeFocused()
  }
  await page.goto(clientScreens.clients.to())
  await openHeadMenu(page, 'en')
  await page.getByRole('link', { name: say('records.clients.import') }).click()
  await expect(page).toHaveURL(recordImportScreens.importClients.to())
  await choose(['Empresa;Contacto;Ciudad', 'Molinos;Eva Paz;Cali', '¿?;;Cali'])
  await expect(page.getByRole('row', { name: /Molinos/ })).toContainText(say('records.added'))
  await expect(page.getByText(say('records.why_not.wrong'))).toBeVisible()
  await expectFitsPhoneAndDesk(page)
  await page.getByLabel(say('imports.leave_out_wrong', { count: 1 })).check()
  await page.getByRole('button', { name: say('records.run', { count: 1 }) }).click()
  await expect(page.getByText(say('records.result_of', { added: '1', completed: '0' })).first()).toBeVisible()

  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(recordImportScreens.importVacancies.to())
  await choose(['Cargo;Cliente;Ciudad', 'Panadera;Molinos;Cali'])
  await expect(page.getByRole('row', { name: /Panadera/ })).toContainText(say('records.field_of.description_job'))
  await page.getByRole('button', { name: say('records.run', { count: 1 }) }).click()
  await expect(page.getByText(say('records.result_of', { added: '1', completed: '0' })).first()).toBeVisible()
  await expectFitsPhoneAndDesk(page)
  // On a phone the banner lies over the list until it leaves.
  await page
    .getByRole('button', { name: say('common.close') })
    .first()
    .click()
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
