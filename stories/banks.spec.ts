import { bankScreens } from '#domain/assessment/banks/banks.screens.ts'
import { addNewSkill } from './support/skills.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const gift = (...questions: string[]) => ({
  name: 'moodle.gift',
  mimeType: 'text/plain',
  buffer: Buffer.from(questions.join('\n\n')),
})
const table = (...rows: string[]) => ({
  name: 'banco.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['language,type,question,correct,answer_1,answer_2', ...rows].join('\n')),
})

test('QST-02 staff import a bank from files, which names mistakes by line and pairs the languages', async ({ page, loginAs }) => {
  await loginAs('admin')
  const skill = await addNewSkill(page.request)
  await page.goto(bankScreens.bank.to({ id: skill.uuid }))
  const look = async (file: ReturnType<typeof gift>) => {
    await page.getByLabel(text('banks.import_file'), { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: text('banks.import_look') }).click()
    await expect(page.getByRole('heading', { name: text('banks.import_preview') })).toBeFocused()
  }

  await look(gift('¿Cuánto es dos más dos? {=Cuatro ~Tres}', 'Es cierto {T}', 'Roto {=a ~b'))
  await expect(page.getByRole('row', { name: text('banks.error.gift_syntax') })).toContainText('5')
  await expect(page.getByRole('row', { name: text('banks.note.true_false') })).toContainText(text('banks.import_ready'))
  await expect(page.getByText(text('banks.import_leaves', 'es', { count: 1 }))).toBeVisible()
  await expect(page.getByRole('button', { name: text('banks.import_apply', 'es', { count: 2 }) })).toBeVisible()
  await expectNoAccessibilityViolations(page)

  await page.getByRole('button', { name: text('banks.import_another') }).click()
  await look(table('es,select,¿Cuánto es dos más dos?,1,Cuatro,Tres', 'en,select,How much is two plus two?,1,Four,Three'))
  await page.getByRole('button', { name: text('banks.import_apply', 'es', { count: 2 }) }).click()
  await expect(page.getByText(text('banks.import_done'))).toBeVisible()
  const ready = text('banks.counts_ready', 'es', { count: 1 })
  await expect(page.getByText(text('banks.counts', 'es', { count: 1, ready }))).toHaveCount(2)

  await page.getByRole('link', { name: text('banks.parity_short') }).click()
  await page.getByRole('button', { name: text('banks.pair_named', 'es', { question: 'How much is two plus two?' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('banks.pair_choice')).selectOption('¿Cuánto es dos más dos?')
  await dialog.getByRole('button', { name: text('banks.pair_save') }).click()
  await expect(page.getByText(text('banks.parity_alike'))).toBeVisible()
  await expectNoAccessibilityViolations(page)

  await page.getByRole('link', { name: text('banks.health_short') }).click()
  const needs = page.getByRole('region', { name: text('workshop.title') })
  await expect(needs).toContainText(text('workshop.draws.unknown', 'es', { enough: 30 }))
  await expect(needs).toContainText(text('workshop.targets.waiting', 'es', { least: 10 }))
  await expect(needs).toContainText(text('workshop.worn.waiting', 'es', { enough: 20 }))
  await expect(needs).toContainText(text('workshop.languages.waiting', 'es', { count: 1, least: 200 }))
  const question = '¿Cuánto es dos más dos?'
  await page.getByRole('button', { name: text('banks.break_named', 'es', { question }) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('banks.break_confirm') })
    .click()
  await expect(page.getByText(text('banks.broken_done'))).toBeVisible()
  const row = page.getByRole('row', { name: question })
  await expect(row).toContainText(text('banks.broken'))
  await expect(row).toContainText(text('difficulty.lack.few', 'es', { count: 30 }))
  await expectNoAccessibilityViolations(page)
})
