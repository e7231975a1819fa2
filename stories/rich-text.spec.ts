import type { Locator, Page } from '@playwright/test'
import type { Language } from '#domain/kernel/languages.ts'
import { call } from './support/calls.ts'
import { openVacancies } from './support/hiring-board.ts'
import { fromGoogleDocs, fromWord, storedFromGoogleDocs, storedFromWord } from './support/office.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'
import { saveVacancy } from './support/vacancy-form.ts'

const link = (address: string, words: string) => `<a href="${address}" rel="noopener nofollow" target="_blank">${words}</a>`

/** Every kind of markup that a rich text may have. */
const everything =
  '<h2>Reto</h2><h3>Detalle</h3><h4>Nota</h4>' +
  `<p>Con <strong>fuerza</strong>, <em>gracia</em>, <u>raya</u> y <s>tacha</s><br />aquí: ${link('https://empresa.example/a?b=1&amp;c=2', 'guía')}.</p>` +
  '<ul><li><p>uno</p><ol type="a"><li><p>primero</p></li></ol></li></ul><ol start="3"><li><p>tres</p></li></ol>' +
  '<blockquote><p>cita</p></blockquote><hr /><ul><li><p>final</p></li></ul>'

interface Form {
  readonly editor: Locator
  /** Saves the form and returns the stored description. */
  save(): Promise<string>
  /** Reads the stored description. */
  stored(): Promise<string>
}

/** Opens the form of a new vacancy with the given description. */
async function openForm(page: Page, description_job = '<p>x</p>', language: Language = 'es'): Promise<Form> {
  const [vacancy] = await openVacancies(page, 1)
  const path = `/api/jobs/edit/${vacancy?.uuid}`
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '')
  const read = async () => (await call(page.request, 'GET', path, token)).data
  const { uuid: _, ...fields } = await read()
  await call(page.request, 'PUT', `/api/jobs/update/${vacancy?.uuid}`, token, { data: { ...fields, description_job } })
  const stored = async () => (await read()).description_job
  await page.goto(`/vacancies/admin/edit/${vacancy?.uuid}`)
  return {
    editor: page.getByRole('textbox', { name: text('vacancies.field.description_job', language) }),
    stored,
    save: async () => {
      await saveVacancy(page, 'edit').click()
      await expect(page).toHaveURL(/\/vacancies\/admin$/)
      return stored()
    },
  }
}

/** Selects the last word by keyboard. The editor restores its caret 20 ms after focus, which would undo an earlier selection. */
async function selectLastWord(page: Page, word: string): Promise<void> {
  const settled = () =>
    page.evaluate(() => new Promise<string>((resolve) => setTimeout(() => resolve(String(getSelection())), 50)))
  await expect(async () => {
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    expect(await settled()).toBe(word)
  }).toPass()
}

/** Pastes HTML from the clipboard of another program. */
async function pasteHtml(editor: Locator, html: string): Promise<void> {
  await editor.click()
  await editor.press('Control+a')
  await editor.evaluate((field, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', data)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

const tool = (page: Page, key: Parameters<typeof text>[0], language: Language = 'es') =>
  page.getByRole('button', { name: text(key, language) }).first()

test('JOB-02 saving a description with every kind of markup changes no byte of it', async ({ page, startSession }) => {
  await startSession('recruiter')
  const { editor, stored, save } = await openForm(page, everything)
  expect(await stored()).toBe(everything)
  for (const tag of ['h2', 'h3', 'h4', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol[type="a"]', 'ol[start="3"]', 'blockquote', 'hr'])
    await expect(editor.locator(tag).first()).toBeAttached()
  // A change that is undone makes the editor serialise the whole text again.
  await editor.getByText('Detalle').click()
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await page.keyboard.press('Backspace')
  expect(await save()).toBe(everything)
})

for (const [program, pasted, result] of [
  ['Word', fromWord, storedFromWord],
  ['Google Docs', fromGoogleDocs, storedFromGoogleDocs],
] as const)
  test(`JOB-02 text pasted from ${program} keeps its markup, and a table becomes lines`, async ({ page, startSession }) => {
    await startSession('recruiter')
    const { editor, save } = await openForm(page)
    await pasteHtml(editor, pasted)
    await expect(editor).toContainText('Mañana | 6 a 14')
    expect(await save()).toBe(result)
  })

for (const language of ['es', 'en'] as const)
  test(`JOB-02 INJ-02 a link is set, corrected and removed by keyboard alone in ${language}`, async ({
    page,
    startSession,
    site,
  }) => {
    await site.prefer(language, page)
    await startSession('recruiter')
    const { editor } = await openForm(page, '<p>Escribe a talento</p>', language)
    const address = page.getByLabel(text('common.text_link_address', language))
    await editor.focus()
    await selectLastWord(page, 'talento')
    await page.keyboard.press('Control+k')
    await expect(address).toBeFocused()
    await page.keyboard.type('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: text('errors.unsafe_link', language) })).toBeVisible()
    await expect(address).toBeFocused()
    await expectNoAccessibilityViolations(page)
    await address.fill('talento@empresa.example')
    await page.keyboard.press('Enter')
    await expect(editor).toBeFocused()
    await expect(editor.getByRole('link', { name: 'talento' })).toHaveAttribute('href', 'mailto:talento@empresa.example')

    await page.keyboard.press('ArrowRight')
    await tool(page, 'common.text_link', language).press('Enter')
    await expect(address).toHaveValue('mailto:talento@empresa.example')
    await page.keyboard.press('Escape')
    await expect(address).toBeHidden()
    await expect(editor).toBeFocused()
    await page.keyboard.press('Control+k')
    await address.fill('empresa.example/vacantes')
    await page.keyboard.press('Enter')
    await expect(editor.getByRole('link', { name: 'talento' })).toHaveAttribute('href', 'https://empresa.example/vacantes')

    await page.keyboard.press('Control+k')
    await expect(address).toBeFocused()
    await page.getByRole('button', { name: text('common.text_link_remove', language) }).press('Enter')
    await expect(editor.getByRole('link')).toHaveCount(0)
    await expect(editor).toHaveText('Escribe a talento')
  })

test('JOB-02 a list sets the kind of a paragraph, and a name like ASP.NET does not become a link', async ({
  page,
  startSession,
}) => {
  await startSession('recruiter')
  const { editor } = await openForm(page, '<p>Requisitos</p>')
  await editor.focus()
  const kinds = page.getByRole('combobox', { name: text('common.text_level') }).first()
  await kinds.selectOption(text('common.text_heading_2'))
  await expect(editor.getByRole('heading', { level: 2 })).toHaveText('Requisitos')
  await editor.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('ASP.NET y Socket.io, www.empresa.com hoy')
  await expect(editor.getByRole('link')).toHaveText(['www.empresa.com'])
})
