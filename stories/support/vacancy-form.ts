import { expect, type Page } from '@playwright/test'
import { text } from './texts.ts'

export const vacancyTexts = ['description_job', 'esential_job', 'know_skills', 'quality_min_job', 'prefered_job'] as const

/** Fills every required field of the open form except the salary. */
export async function fillVacancy(page: Page, name: string): Promise<void> {
  const field = (key: 'name_job' | 'report_job' | 'ubication' | 'cant_vacant') =>
    page.getByLabel(text(`vacancies.form.${key}`), { exact: true })
  await field('name_job').fill(name)
  await field('report_job').fill('Dirección de operaciones')
  await field('ubication').fill('Manizales')
  await field('cant_vacant').fill('3')
  await page.getByRole('combobox', { name: text('vacancies.form.client_id') }).selectOption({ index: 1 })
  await chooseSkill(page, 'SQL')
  for (const key of vacancyTexts) {
    await page.getByRole('textbox', { name: text(`vacancies.form.${key}`) }).click()
    await page.keyboard.type(`${text(`vacancies.form.${key}`)} de ${name}`)
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
