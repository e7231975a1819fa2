import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { FieldGrid } from './field-grid.tsx'
import { FormSections } from './form-sections.tsx'
import { FormEnd, FormShell } from './form-shell.tsx'
import { TextField } from './text-fields.tsx'

const t = textIn('es')
const needed = z.string().min(1, 'common.error.name_required')

async function renderForm(width: number, { hint = 'Ayuda de', sections = 2 } = {}) {
  await page.viewport(width, 800)
  document.body.dataset.frame = 'workplace'
  onTestFinished(async () => {
    delete document.body.dataset.frame
    await page.viewport(1280, 800)
  })
  const fields = ['name', 'city', 'note'] as const
  await renderPart(
    <FormShell
      name="sections"
      schema={z.object({ name: needed, city: needed, note: z.string() })}
      initial={{ name: '', city: '', note: '' }}
      submit={async () => undefined}
      onDone={() => undefined}
    >
      <FormSections
        sections={[
          {
            title: 'Lo principal',
            children: (
              <FieldGrid>
                {fields.map((name) => (
                  <TextField key={name} name={name} label={name} hint={`${hint} ${name}`} />
                ))}
              </FieldGrid>
            ),
          },
          { title: 'Textos', children: <p>Nada</p> },
        ].slice(0, sections)}
      />
      <FormEnd label="Guardar" long />
    </FormShell>,
  )
  await expect.element(page.getByRole('textbox', { name: 'name' })).toBeEnabled()
}
const boxOf = (name: string) => page.getByRole('textbox', { name }).element().getBoundingClientRect()

test('FORM-01 a hint of several lines stands in the flow: no label or field begins before it ends', async () => {
  await renderForm(1280, { hint: 'Una ayuda tan larga que no cabe en una sola línea ni en dos, sino en tres. '.repeat(2) })
  const hint = page.getByText(/Una ayuda .* name$/)
  await expect.element(hint).toBeVisible()
  const label = page.getByText('note', { exact: true }).element()
  expect(label.getBoundingClientRect().top).toBeGreaterThanOrEqual(hint.element().getBoundingClientRect().bottom)
  expect(boxOf('city').top).toBe(boxOf('name').top)
  await expectAccessible()
})

test('FORM-01 SHR-02 errors of a long form stand above its fields, each with a link', async () => {
  await renderForm(1280)
  await page.getByRole('button', { name: 'Guardar' }).click()
  const wrong = page.getByRole('navigation', { name: t('common.wrong_fields') })
  await expect.element(wrong.getByRole('link', { name: 'city' })).toBeVisible()
  expect(wrong.element().getBoundingClientRect().bottom).toBeLessThan(boxOf('name').top)
  await expect.element(page.getByRole('textbox', { name: 'name' })).toHaveFocus()
  await wrong.getByRole('link', { name: 'city' }).click()
  await expect.element(page.getByRole('textbox', { name: 'city' })).toHaveFocus()
  await expectAccessible()
})

test('FORM-01 at 1280 px the list of sections has 200 px and a field 336 px; a link moves the focus to its section', async () => {
  await renderForm(1280)
  const list = page.getByRole('navigation', { name: t('common.form_sections') })
  expect(list.element().getBoundingClientRect().width).toBe(200)
  expect(boxOf('name').width).toBe(336)
  expect(boxOf('city').top).toBe(boxOf('name').top)
  await list.getByRole('link', { name: 'Textos' }).click()
  await expect.element(page.getByRole('heading', { name: 'Textos' })).toHaveFocus()
})

test('FORM-01 a phone has one column and no list of sections', async () => {
  await renderForm(360)
  expect(page.getByRole('navigation').elements()).toEqual([])
  expect(boxOf('city').left).toBe(boxOf('name').left)
  expect(document.documentElement.scrollWidth).toBe(360)
})

test('FORM-01 a form of one section has no list, and its fields begin at the left', async () => {
  await renderForm(1280, { sections: 1 })
  expect(page.getByRole('navigation').elements()).toEqual([])
  expect(boxOf('name').left).toBe(document.querySelector('form')!.getBoundingClientRect().left)
})
