import type { Locator, Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { openVacancies } from './support/hiring-board.ts'
import { fromGoogleDocs, fromWord, storedFromGoogleDocs, storedFromWord } from './support/office.ts'
import { expect, test, text } from './support/test.ts'
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
async function openForm(page: Page, description_job = '<p>x</p>'): Promise<Form> {
  const [vacancy] = await openVacancies(page, 1)
  const path = `/api/jobs/edit/${vacancy?.uuid}`
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '')
  const read = async () => (await call(page.request, 'GET', path, token)).data
  const { uuid: _, ...fields } = await read()
  await call(page.request, 'PUT', `/api/jobs/update/${vacancy?.uuid}`, token, { data: { ...fields, description_job } })
  const stored = async () => (await read()).description_job
  await page.goto(`/vacancies/admin/edit/${vacancy?.uuid}`)
  return {
    editor: page.getByRole('textbox', { name: text('vacancies.field.description_job') }),
    stored,
    save: async () => {
      await saveVacancy(page, 'edit').click()
      await expect(page).toHaveURL(/\/vacancies\/admin$/)
      return stored()
    },
  }
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

test('JOB-02 a rich text keeps each byte when it is saved, and its markup when it is pasted', async ({ page, startSession }) => {
  await test.step('JOB-02 saving a description with every kind of markup changes no byte of it', async () => {
    await startSession('recruiter')
    const { editor, stored, save } = await openForm(page, everything)
    expect(await stored()).toBe(everything)
    for (const tag of [
      'h2',
      'h3',
      'h4',
      'strong',
      'em',
      'u',
      's',
      'a',
      'ul',
      'ol[type="a"]',
      'ol[start="3"]',
      'blockquote',
      'hr',
    ])
      await expect(editor.locator(tag).first()).toBeAttached()
    // A change that is undone makes the editor serialise the whole text again.
    await editor.getByText('Detalle').click()
    await page.keyboard.press('End')
    await page.keyboard.type('s')
    await page.keyboard.press('Backspace')
    expect(await save()).toBe(everything)
  })
  await test.step('JOB-02 text pasted from Word and Google Docs keeps its markup, and a table becomes lines', async () => {
    for (const [pasted, result] of [
      [fromWord, storedFromWord],
      [fromGoogleDocs, storedFromGoogleDocs],
    ] as const) {
      await startSession('recruiter')
      const { editor, save } = await openForm(page)
      await pasteHtml(editor, pasted)
      await expect(editor).toContainText('Mañana | 6 a 14')
      expect(await save()).toBe(result)
    }
  })
})
