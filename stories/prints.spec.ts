import { readFile } from 'node:fs/promises'
import { bankScreens } from '#domain/assessment/banks/banks.screens.ts'
import { readPdf } from '#server/testing/pdf-text.ts'
import { addNewSkill } from './support/skills.ts'
import { pressLanguageSwitch } from './support/switching.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('RPT-02 staff read and download a skill’s questions as a PDF, which follows the language switch', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin')
  const skill = await addNewSkill(page.request)
  await page.goto(bankScreens.bank.to({ id: skill.uuid }))
  const file = { name: 'moodle.gift', mimeType: 'text/plain', buffer: Buffer.from('Γιατί Почему por qué {=Sí ~No}') }
  await page.getByLabel(text('banks.import_file'), { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: text('banks.import_look') }).click()
  await page.getByRole('button', { name: text('banks.import_apply', 'es', { count: 1 }) }).click()
  await expect(page.getByText(text('banks.import_done'))).toBeVisible()

  await page.getByRole('link', { name: text('banks.print') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('reports.skill_heading'))
  const savedPdf = async (language: 'es' | 'en') => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: text('reports.download', language) }).click()
    return readPdf(await readFile(await (await download).path()))
  }
  const spanish = await savedPdf('es')
  expect(spanish.title).toBe(text('reports.skill_title', 'es', { skill: skill.name }))
  expect(spanish.pages[0]).toContain('1. Γιατί Почему por qué')
  expect(spanish.pages[0]).toContain('a) Sí (correcta) b) No')
  await expectNoAccessibilityViolations(page)

  await pressLanguageSwitch(page, 'es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('reports.skill_heading', 'en'))
  expect((await savedPdf('en')).pages[0]).toContain('a) Sí (correct) b) No')
})
