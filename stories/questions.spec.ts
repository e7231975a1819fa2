import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import { openHeadMenu } from './support/head-menu.ts'
import { chooseForRow } from './support/row-actions.ts'
import { followStaffMenu } from './support/staff-menu.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'
import { takeOnlyOption } from './support/vacancy-form.ts'

const picture = 'server/seeds/media/sales-chart-es.png'

test('QST-02 QST-03 staff write a question with picture and answers; the form lists what it still lacks', async ({
  page,
  loginAs,
}) => {
  const question = '¿En qué mes se vendió más?'
  await loginAs('admin')
  await followStaffMenu(page, 'menu.banks')
  await openHeadMenu(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: text('questions.title'), exact: true })
    .click()
  await page.getByRole('link', { name: text('questions.add') }).click()
  await page.getByRole('button', { name: text('common.save') }).click()
  await expect(page.getByText(text('question.error.question_required'))).toBeVisible()
  await expect(page.getByText(text('vacancies.error.skills'))).toBeVisible()
  await page.getByLabel(text('questions.question'), { exact: true }).fill(question)
  await page.getByRole('combobox', { name: text('questions.skills') }).fill('SQL')
  await takeOnlyOption(page, 'SQL')
  await page.keyboard.press('Escape')
  await page.getByLabel(text('questions.file_of_section')).setInputFiles(picture)
  await expect(page.getByLabel(text('questions.alternative_text'))).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await page.getByRole('button', { name: text('common.save') }).click()

  await expect(page).toHaveURL(new RegExp(`${questionScreens.questionAnswers.to({ uuid: 'x' }).slice(0, -1)}[\\w-]+$`))
  await expect(page.getByText(text('questions.lacks.answers'))).toBeVisible()
  for (const answer of ['Enero', 'Marzo', 'Nunca']) {
    await page.getByLabel(text('questions.answer'), { exact: true }).fill(answer)
    await page.getByRole('button', { name: text('questions.answer_add') }).click()
    await expect(page.getByRole('rowheader', { name: answer })).toBeVisible()
    await expect(page.getByLabel(text('questions.answer'), { exact: true })).toBeFocused()
    await expect(page.getByLabel(text('questions.answer'), { exact: true })).toHaveValue('')
  }
  const row = (answer: string) => page.getByRole('row', { name: new RegExp(`^${answer}`) })
  await expect(row('Enero')).toContainText(text('questions.correct'))
  await page.getByRole('button', { name: text('questions.set_correct_named', 'es', { name: 'Marzo' }) }).click()
  await expect(row('Enero')).toContainText(text('questions.wrong'))
  await expect(row('Marzo').getByRole('button', { name: text('questions.set_correct') })).toHaveCount(0)
  await expect(row('Marzo').getByRole('button', { name: text('questions.answer_delete') })).toHaveCount(0)
  await page.getByRole('button', { name: text('questions.answer_edit_named', 'es', { name: 'Enero' }) }).click()
  const edited = page.getByRole('dialog', { name: text('questions.answer_edit_title') })
  await edited.getByLabel(text('questions.answer'), { exact: true }).fill('Febrero')
  await edited.getByRole('button', { name: text('common.save') }).click()
  await expect(row('Febrero')).toContainText(text('questions.wrong'))
  await page.getByRole('button', { name: text('questions.answer_delete_named', 'es', { name: 'Nunca' }) }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText(text('question.sureDelete'))
  await sure.getByRole('button', { name: text('questions.delete_answer') }).click()
  await expect(row('Nunca')).toHaveCount(0)
  await expect(page.getByText(text('questions.lacks.alternative_text'))).toBeVisible()
  await expectNoAccessibilityViolations(page)

  await page.getByRole('link', { name: text('questions.edit'), exact: true }).click()
  await page.getByLabel(text('questions.alternative_text')).fill('Barras de ventas de enero a abril')
  await expectNoAccessibilityViolations(page)
  await page.getByRole('button', { name: text('common.save') }).click()
  await expect(page.getByRole('row', { name: question })).toContainText(text('questions.ready'))

  await chooseForRow(page, question, 'questions.preview')
  const preview = page.getByRole('dialog', { name: text('questions.preview') })
  await preview.getByRole('radio', { name: 'Marzo' }).check()
  await expect(preview.getByRole('img', { name: 'Barras de ventas de enero a abril' })).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await page.keyboard.press('Escape')

  await chooseForRow(page, question, 'common.delete')
  await expectNoAccessibilityViolations(page)
  await page.getByRole('button', { name: text('common.delete_confirm') }).click()
  await expect(page.getByRole('row', { name: question })).toHaveCount(0)
})

test('QST-01 RPT-02 staff link a question to skills, filter by skill and print the questions of a skill', async ({
  page,
  loginAs,
}) => {
  const question = 'Cuenta cómo unirías dos tablas.'
  await loginAs('admin')
  const choose = async (skill: string) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill(skill)
    await takeOnlyOption(page, skill)
    await page.keyboard.press('Escape')
    return dialog
  }
  await page.goto(questionScreens.addQuestion.to())
  await page.getByLabel(text('questions.question'), { exact: true }).fill(question)
  await page.getByLabel(text('questions.type'), { exact: true }).selectOption('text')
  await page.getByRole('combobox', { name: text('questions.skills') }).fill('JavaScript')
  await takeOnlyOption(page, 'JavaScript')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: text('common.save') }).click()
  await expect(page).toHaveURL(new RegExp(`${questionScreens.questions.to()}$`))
  const row = page.getByRole('row', { name: question })
  await expect(row).toContainText(text('questions.ready'))

  await chooseForRow(page, question, 'questions.change_skills')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text('common.remove_named', 'es', { name: 'JavaScript' }) }).click()
  await dialog.getByRole('button', { name: text('common.save') }).click()
  await expect(dialog.getByText(text('vacancies.error.skills'))).toBeVisible()
  await choose('Servicio al cliente')
  await dialog.getByRole('button', { name: text('common.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Servicio al cliente')

  await page.getByRole('button', { name: text('questions.filter_skills') }).click()
  await (await choose('Inglés')).getByRole('button', { name: text('questions.filter_apply') }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: text('questions.filter_clear') }).click()
  await expect(row).toBeVisible()

  await openHeadMenu(page)
  await page.getByRole('link', { name: text('questions.print_list') }).click()
  await page.getByRole('combobox', { name: text('questions.print_skill') }).selectOption('Servicio al cliente')
  await expect(page.getByLabel(text('common.rows_per_page'))).toHaveValue('5')
  await page.getByLabel(text('common.rows_per_page')).selectOption('15')
  await expect(row).toContainText(text('questions.type.text'))
  await expect(page.getByRole('link', { name: text('questions.print_report') })).toBeVisible()
})
