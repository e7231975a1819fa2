import { expect, type Page } from '@playwright/test'
import { richTexts } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { text } from './texts.ts'

/** Fills every required field of the open form except the salary. */
export async function fillVacancy(page: Page, name: string): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field(text('vacancies.form.name_job')).fill(name)
  await field(text('vacancies.field.report_job')).fill('Dirección de operaciones')
  await field(text('vacancies.form.ubication')).fill('Manizales')
  await field(text('vacancies.form.cant_vacant')).fill('3')
  await page.getByRole('combobox', { name: text('vacancies.form.client_id') }).selectOption({ index: 1 })
  await chooseSkill(page, 'SQL')
  for (const key of richTexts) {
    await page.getByRole('textbox', { name: text(`vacancies.field.${key}`) }).click()
    await page.keyboard.type(`${text(`vacancies.field.${key}`)} de ${name}`)
  }
}

/** The radio button of a salary mode. */
export const salaryMode = (page: Page, which: 'agreed' | 'single' | 'range') =>
  page.getByRole('radio', { name: text(`vacancies.salary_mode.${which}`) })
export const saveVacancy = (page: Page, how: 'add' | 'edit') =>
  page.getByRole('button', { name: text(`vacancies.form.submit_${how}`) })

export const skillsField = (page: Page) => page.getByRole('combobox', { name: text('vacancies.form.skills') })

export const skillTags = (page: Page) => page.getByRole('grid').getByRole('row')

/** Chooses the option that a search found, once it is the only one: before, the list may change under the pointer. */
export async function takeOnlyOption(page: Page, name: string): Promise<void> {
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options).toHaveText([name])
  await options.click()
}

/** Finds a skill by typing and chooses it. */
export async function chooseSkill(page: Page, name: string): Promise<void> {
  await skillsField(page).click()
  await page.keyboard.type(name)
  await takeOnlyOption(page, name)
  await skillsField(page).press('Escape')
}
