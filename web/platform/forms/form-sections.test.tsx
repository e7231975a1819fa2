import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { FieldGrid } from './field-grid.tsx'
import { FormSections } from './form-sections.tsx'
import { FormEnd, FormShell } from './form-shell.tsx'
import { TextField } from './text-fields.tsx'

const t = textIn('es')

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
      schema={z.object({ name: z.string(), city: z.string(), note: z.string() })}
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
                  <TextField key={name} name={name} label={name} hint={`${hint} ${name}`} keepHint={name === 'city'} />
                ))}
              </FieldGrid>
            ),
          },
          { title: 'Textos', children: <p>Nada</p> },
        ].slice(0, sections)}
      />
      <FormEnd label="Guardar" />
    </FormShell>,
  )
  await expect.element(page.getByRole('textbox', { name: 'name' })).toBeEnabled()
}
const boxOf = (name: string) => page.getByRole('textbox', { name }).element().getBoundingClientRect()

test('FORM-01 a hint appears with the focus, moves no row, always describes its field, and goes with Escape', async () => {
  await renderForm(1280)
  const hint = page.getByText('Ayuda de name')
  const before = [boxOf('city').top, boxOf('note').top]
  await expect.element(hint).not.toBeVisible()
  await expect.element(page.getByText('Ayuda de city')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'name' })).toHaveAccessibleDescription('Ayuda de name')
  await page.getByRole('textbox', { name: 'name' }).click()
  await expect.element(hint).toBeVisible()
  expect([boxOf('city').top, boxOf('note').top]).toEqual(before)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(hint).not.toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'name' })).toHaveFocus()
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

test('FORM-01 one click focuses the field below a hint of several lines', async () => {
  await renderForm(1280, { hint: 'Una ayuda tan larga que no cabe en una sola línea ni en dos, sino en tres. '.repeat(2) })
  await page.getByRole('textbox', { name: 'name' }).click()
  await page.getByRole('textbox', { name: 'note' }).click({ position: { x: 40, y: 4 } })
  await expect.element(page.getByRole('textbox', { name: 'note' })).toHaveFocus()
})

test('FORM-01 a form of one section has no list, and its fields begin at the left', async () => {
  await renderForm(1280, { sections: 1 })
  expect(page.getByRole('navigation').elements()).toEqual([])
  expect(boxOf('name').left).toBe(document.querySelector('form')!.getBoundingClientRect().left)
})
