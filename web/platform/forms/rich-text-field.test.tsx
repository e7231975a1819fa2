import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { FormEnd, FormShell } from './form-shell.tsx'
import { RichTextField } from './rich-text-field.tsx'

const editor = page.getByRole('textbox', { name: 'Descripción' })

/** Renders a form with the editor of a text. */
async function renderEditor(text: string, language: Language = 'es') {
  await renderPart(
    <FormShell
      name="text"
      schema={z.object({ text: z.string() })}
      initial={{ text }}
      submit={async () => undefined}
      onDone={() => undefined}
    >
      <RichTextField name="text" label="Descripción" />
      <FormEnd label="Guardar" />
    </FormShell>,
    { language },
  )
  await expect.element(editor).toBeVisible()
}

/** Selects the last word by keyboard. The editor restores its caret 20 ms after focus, which would undo an earlier selection. */
async function selectLastWord(word: string) {
  const select = async () => {
    await userEvent.keyboard('{Control>}{End}{Shift>}{ArrowLeft}{/Shift}{/Control}')
    await new Promise((resolve) => setTimeout(resolve, 50))
    return String(getSelection())
  }
  await expect.poll(select).toBe(word)
}

test.each(languages)('JOB-02 INJ-02 a link is set, corrected and removed by keyboard alone in %s', async (language) => {
  await renderEditor('<p>Escribe a talento</p>', language)
  const t = textIn(language)
  const address = page.getByLabelText(t('common.text_link_address'))
  const link = editor.getByRole('link', { name: 'talento' })
  await editor.click()
  await selectLastWord('talento')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(address).toHaveFocus()
  await userEvent.keyboard('javascript:alert(1){Enter}')
  await expect.element(page.getByRole('alert').getByText(t('errors.unsafe_link'))).toBeVisible()
  await expect.element(address).toHaveFocus()
  await expectAccessible()
  await address.fill('talento@empresa.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(editor).toHaveFocus()
  await expect.element(link).toHaveAttribute('href', 'mailto:talento@empresa.example')

  await userEvent.keyboard('{ArrowRight}')
  page
    .getByRole('button', { name: t('common.text_link'), exact: true })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toHaveValue('mailto:talento@empresa.example')
  await userEvent.keyboard('{Escape}')
  await expect.element(address).not.toBeInTheDocument()
  await expect.element(editor).toHaveFocus()
  await userEvent.keyboard('{Control>}k{/Control}')
  await address.fill('empresa.example/vacantes')
  await userEvent.keyboard('{Enter}')
  await expect.element(link).toHaveAttribute('href', 'https://empresa.example/vacantes')

  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(address).toHaveFocus()
  page
    .getByRole('button', { name: t('common.text_link_remove') })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(editor.getByRole('link')).toHaveLength(0)
  await expect.element(editor).toHaveTextContent('Escribe a talento')
})

test('JOB-02 a list sets the kind of a paragraph, and a name like ASP.NET does not become a link', async () => {
  const t = textIn('es')
  await renderEditor('<p>Requisitos</p>')
  editor.element().focus()
  await page.getByRole('combobox', { name: t('common.text_level') }).selectOptions(t('common.text_heading_2'))
  await expect.element(editor.getByRole('heading', { level: 2 })).toHaveTextContent('Requisitos')
  await editor.click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}ASP.NET y Socket.io, www.empresa.com hoy')
  await expect.element(editor.getByRole('link')).toHaveTextContent('www.empresa.com')
})
