import { importScreens } from '#domain/people/imports/imports.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { openHeadMenu } from './support/head-menu.ts'
import { expect, expectFitsPhoneAndDesk, expectNoAccessibilityViolations, test, text } from './support/test.ts'

/** As an old spreadsheet saves it: Windows-1252, semicolons, empty rows, people twice, missing and broken values. */
const disordered = {
  name: 'candidatos 2019.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'NOMBRE COMPLETO;Correo electrónico;Celular;Ciudad;F. Nacimiento;Habilidades;Acepta datos',
      'ÁNGELA MARÍA NÚÑEZ PEÑA;Ángela <angela.import@example.com>;+57 (300) 124-5678;Bogotá;25/12/1990;Siigo;Sí',
      'Muñoz, Iván;ivan.import@example.com;;Medellín;3/4/1985;;Sí',
      ';;;;;;',
      'Iván Muñoz;IVAN.IMPORT@example.com;;;;;',
      'Elena Calle;No tiene;3107654321;Cali;;;',
      'Teléfono Roto;roto.import@example.com;3,00124E+09;;31/02/1990;;',
      '2;sin.nombre.import@example.com;;;;;',
    ].join('\r\n'),
    'latin1',
  ),
}

test('INT-03 staff import a disordered file, leave out its wrong line, and undo the import', async ({ page, startSession }) => {
  await startSession('admin')
  await page.goto(userScreens.users.to())
  await openHeadMenu(page)
  await page.getByRole('link', { name: text('imports.title') }).click()
  await expect(page).toHaveURL(importScreens.imports.to())
  await page.getByLabel(text('imports.file'), { exact: true }).setInputFiles(disordered)
  await page.getByRole('button', { name: text('imports.upload') }).click()

  await expect(page.getByRole('heading', { name: text('imports.columns') })).toBeVisible()
  const becomes = (column: string) => page.getByLabel(text('imports.becomes_named', 'es', { column }))
  await expect(becomes('NOMBRE COMPLETO')).toHaveValue('full_name')
  await expect(becomes('F. Nacimiento')).toHaveValue('date_of_birth')
  await expect(becomes('Acepta datos')).toHaveValue('consent_answer')
  await expectNoAccessibilityViolations(page)
  await becomes('Habilidades').selectOption('tags')
  await becomes('Acepta datos').selectOption('ignore')
  await page.getByRole('button', { name: text('imports.look') }).click()

  await expect(page.getByRole('heading', { name: text('imports.preview') })).toBeFocused()
  await expect(page.getByRole('row', { name: text('imports.error.name') })).toContainText('8')
  await expect(page.getByRole('row', { name: text('imports.error.phone_rounded') })).toContainText('7')
  await expect(page.getByRole('row', { name: text('imports.error.date') })).toContainText('31/02/1990')
  await expect(page.getByText(text('imports.repeated_line', 'es', { line: 3 }))).toBeVisible()
  const run = page.getByRole('button', { name: text('imports.run', 'es', { count: 4 }) })
  await expect(run).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(text('imports.why_not.wrong'))).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await page.getByLabel(text('imports.leave_out_wrong', 'es', { count: 1 })).check()
  await run.click()

  await expect(page.getByRole('heading', { name: text('imports.done', 'es', { count: 4 }) })).toBeVisible()
  await expect(page.getByRole('link', { name: 'ÁNGELA MARÍA NÚÑEZ PEÑA' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Iván Muñoz' })).toBeVisible()
  await expectNoAccessibilityViolations(page)

  await page.getByRole('button', { name: text('imports.undo') }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(text('imports.undo_leaving', 'es', { count: 4 }))).toBeVisible()
  await dialog.getByRole('button', { name: text('imports.undo') }).click()
  await expect(page.getByRole('heading', { name: text('imports.undone_title') })).toBeVisible()
  await expect(page.getByText(text('imports.people_empty'))).toBeVisible()
})

test('INT-13 staff complete a known person in English, read what changed, and take it back on a phone', async ({
  page,
  site,
  startSession,
}) => {
  await site.prefer('en', page)
  await startSession('admin')
  const say = (key: Parameters<typeof text>[0], values = {}) => text(key, 'en', values)
  const email = 'completa@example.com'
  const upload = async (name: string, rows: readonly string[]) => {
    await page.goto(importScreens.imports.to())
    await page.getByLabel(say('imports.file'), { exact: true }).setInputFiles({
      ...{ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) },
    })
    await page.getByRole('button', { name: say('imports.upload') }).click()
    await page.getByRole('button', { name: say('imports.look') }).click()
    await expect(page.getByRole('heading', { name: say('imports.preview') })).toBeFocused()
  }
  await upload('personas.csv', ['Nombre;Correo', `Eva Completa;${email}`])
  await page.getByRole('button', { name: say('imports.run', { count: 1 }) }).click()
  await expect(page.getByRole('heading', { name: say('imports.done', { count: 1 }) })).toBeVisible()

  await upload('mas.csv', ['Correo;Celular;Ciudad;Etiquetas', `${email};300 111 2233;Cali;Feria`])
  await expect(page.getByText(say('imports.known_only'))).toBeVisible()
  const added = say('imports.completes.tags', { count: 1 })
  await expect(page.getByRole('row', { name: /Eva Completa/ })).toContainText(added)
  await expectFitsPhoneAndDesk(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: say('imports.run_complete', { count: 1 }) }).click()
  await expect(page.getByRole('heading', { name: say('imports.done_complete', { count: 1 }) })).toBeVisible()
  await expect(page.getByText(added)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('imports.download_report') }).click()
  expect((await download).suggestedFilename()).toMatch(/^mas-/)
  await expectNoAccessibilityViolations(page)

  await page.getByRole('button', { name: say('imports.undo') }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(say('imports.undo_restoring', { count: 1 }))).toBeVisible()
  await dialog.getByRole('button', { name: say('imports.undo') }).click()
  await expect(page.getByRole('heading', { name: say('imports.undone_title') })).toBeVisible()
})
