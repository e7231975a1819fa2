import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import { recordImportScreens } from '#domain/desk/record-imports/record-imports.screens.ts'
import { openHeadMenu } from './support/head-menu.ts'
import { applicants } from './support/hiring-board.ts'
import { expect, expectFitsPhoneAndDesk, test, text } from './support/test.ts'

const [one, two] = applicants

test('MOV-01 staff import past applications, read the figures of that year on a phone, and undo it', async ({
  page,
  startSession,
}) => {
  await startSession('admin')
  const [title, client] = ['Tornera de antes', 'Talleres de antes']
  await page.goto(figureScreens.figures.to())
  await openHeadMenu(page)
  await page.getByRole('link', { name: text('records.history.import') }).click()
  await expect(page).toHaveURL(recordImportScreens.importHistory.to())
  const rows = [
    'Candidato;Correo;Vacante;Cliente;Etapa;Fecha de postulación;Fecha de contratación;Comentario',
    `${one.name};${one.email};${title};${client};Contratado;14/02/2024;20/03/2024;Puntual`,
    `${two.name};${two.email};${title};${client};Ascendido;15/02/2024;;`,
    `Nadie Conocido;nadie@example.com;${title};${client};Postulado;16/02/2024;;`,
  ]
  await page.getByLabel(text('records.file'), { exact: true }).setInputFiles({
    ...{ name: 'postulaciones.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) },
  })
  await page.getByRole('button', { name: text('records.upload') }).click()
  await expect(page.getByRole('heading', { name: text('records.preview') })).toBeFocused()
  await expectFitsPhoneAndDesk(page)

  await page.getByLabel(text('records.history.stage_named', 'es', { word: 'Ascendido' })).selectOption('approved')
  await page.getByText(text('records.history.people.leave_out'), { exact: true }).click()
  await page.getByText(text('records.history.vacancies.create'), { exact: true }).click()
  await page.getByText(text('records.history.clients.create'), { exact: true }).click()
  await page.getByLabel(text('records.history.city')).fill('Cali')
  await page.getByLabel(text('records.history.city')).press('Tab')
  await expect(page.getByRole('row', { name: new RegExp(one.name) })).toContainText(text('records.history.step.hired'))
  await expect(page.getByText(text('records.history.unknown.person'))).toBeVisible()
  await expectFitsPhoneAndDesk(page)
  await page.getByRole('button', { name: text('records.run', 'es', { count: 2 }) }).click()
  await expect(
    page
      .getByText(text('records.history.result_of', 'es', { count: 2 }))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

  const funnel = page.getByRole('region', { name: text('figures.part.funnel') })
  const hired = funnel
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: text('figures.word.hired'), exact: true }) })
  await page.goto(`${figureScreens.figures.to()}?from=2024-01&to=2024-12`)
  await page.getByLabel(text('figures.client'), { exact: true }).selectOption({ label: client })
  await funnel.getByText(text('figures.all_numbers')).click()
  await expect(hired.getByRole('cell')).toHaveText(['1', '50 %', /./, /./])
  await expectFitsPhoneAndDesk(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByLabel(text('figures.without_brought')).click()
  await expect(page.getByText(text('figures.nothing'))).toBeVisible()
  await expect(page).toHaveURL(/brought=left_out/)

  await page.goto(recordImportScreens.importHistory.to())
  await page
    .getByRole('button', { name: text('imports.undo') })
    .first()
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('imports.undo') })
    .click()
  await expect(
    page
      .getByText(text('records.result_undone', 'es', { stayed: '0' }))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})
