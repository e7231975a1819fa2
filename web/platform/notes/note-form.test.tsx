import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { limits } from '#domain/kernel/limits.ts'
import type { Colleague } from '#domain/kernel/mentions.ts'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { ApiRefusal } from '../client/api-refusal.ts'
import { textIn } from '../i18n/catalog.ts'
import { NoteForm } from './note-form.tsx'

const t = textIn('es')
const ana = { uuid: '11111111-1111-4111-8111-111111111111', fullname: 'Ana Ruiz', email: 'ana@demo.test' }
const anabel = { uuid: '22222222-2222-4222-8222-222222222222', fullname: 'Anabel Sol', email: 'anabel@demo.test' }
const otherAna = { uuid: '33333333-3333-4333-8333-333333333333', fullname: 'Ana Ruiz', email: 'otra@demo.test' }
const everybody: readonly Colleague[] = [ana, anabel, otherAna]

const area = page.getByLabelText('Nota')
const list = page.getByRole('listbox')
const save = page.getByRole('button', { name: 'Guardar' })
const chosen = () => document.activeElement?.getAttribute('aria-activedescendant') ?? ''

async function renderForm(submit = vi.fn(async (_fields: { description: string }) => ({ success_message: 'comments.added' }))) {
  const find = vi.fn(async (q: string) => everybody.filter(({ fullname }) => fullname.toLowerCase().startsWith(q.toLowerCase())))
  await renderPart(<NoteForm again name="note" label="Nota" submitLabel="Guardar" find={find} submit={submit} />)
  return { find, submit }
}

test('NOT-03 typing @ offers colleagues; arrow keys and Enter pick one, who is sent as a reference', async () => {
  const { submit } = await renderForm()
  await area.click()
  await userEvent.keyboard('Hola @an')
  await expect.element(list.getByRole('option')).toHaveLength(3)
  await expect.element(page.getByText(t('comments.mention_found', { count: 3 }))).toBeInTheDocument()
  await expectAccessible()
  expect(document.getElementById(chosen())?.textContent).toContain('ana@demo.test')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.getElementById(chosen())?.textContent).toContain('Anabel Sol')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(area).toHaveValue('Hola @Ana Ruiz ')
  await userEvent.keyboard('mira')
  await expect.element(area).toHaveValue('Hola @Ana Ruiz mira')
  await save.click()
  expect(submit).toHaveBeenCalledWith({ description: `Hola @[${ana.uuid}] mira` })
  await expect.element(area).toHaveValue('')
})

test('NOT-03 a pick in the middle of a note keeps the rest, and colleagues of one name stay apart', async () => {
  const { submit } = await renderForm()
  await area.fill('@ y listo')
  await area.click()
  await userEvent.keyboard('{Home}{ArrowRight}ana r')
  await list.getByText('ana@demo.test').click()
  await expect.element(area).toHaveValue('@Ana Ruiz  y listo')
  await expect.element(area).toHaveFocus()
  await userEvent.keyboard('@ana')
  await list.getByText('otra@demo.test').click()
  await expect.element(area).toHaveValue('@Ana Ruiz @Ana Ruiz (otra@demo.test)  y listo')
  await save.click()
  expect(submit).toHaveBeenCalledWith({ description: `@[${ana.uuid}] @[${otherAna.uuid}]  y listo` })
})

test('NOT-03 Escape closes the list, and what was typed stays text; an address offers nobody', async () => {
  const { submit, find } = await renderForm()
  await area.click()
  await userEvent.keyboard('@ana')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  const asked = find.mock.calls.length
  await userEvent.keyboard(', ')
  await new Promise((resolve) => setTimeout(resolve, 2 * limits.searchDebounceMs))
  await userEvent.keyboard('escribe a luz@demo')
  await save.click()
  expect(submit).toHaveBeenCalledWith({ description: '@ana, escribe a luz@demo' })
  expect(find.mock.calls.length).toBe(asked)
})

test('NOT-03 an empty result is announced, and a refused mention is explained at the field', async () => {
  const refused = new ApiRefusal(422, 'errors.fields', { errors: { description: ['comments.error.mention'] } })
  await renderForm(vi.fn(() => Promise.reject(refused)))
  await area.click()
  await userEvent.keyboard('@zz')
  await expect.element(page.getByText(t('comments.mention_none'))).toBeInTheDocument()
  await save.click()
  await expect.element(area).toHaveAccessibleDescription(t('comments.error.mention'))
  await expect.element(area).toHaveFocus()
})

test('NOT-03 a name that is typed but not picked warns the author that nobody is notified', async () => {
  await renderForm()
  const warning = page.getByText(t('comments.mention_unpicked', { names: '@Ana' }))
  await area.click()
  await userEvent.keyboard('@Ana')
  await expect.element(list).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(warning).toBeVisible()
  await expectAccessible()
  await area.fill('')
  await userEvent.keyboard('@zz')
  await expect.element(page.getByText(t('comments.mention_none'))).toBeVisible()
})

test('NOT-03 a field of one line stays large until its note is saved, so that a press below it arrives', async () => {
  const below = vi.fn()
  const submit = async () => ({ success_message: 'comments.added' as const })
  await renderPart(
    <>
      <NoteForm again brief name="brief" label="Nota" submitLabel="Guardar" find={async () => []} submit={submit} />
      <button type="button" onClick={below}>
        Debajo
      </button>
    </>,
  )
  const height = () => area.element().getBoundingClientRect().height
  const small = height()
  await area.click()
  const large = height()
  expect(large).toBeGreaterThan(small)
  await page.getByRole('button', { name: 'Debajo' }).click()
  expect(below).toHaveBeenCalledOnce()
  expect(height()).toBe(large)
  await area.fill('Uno\nDos')
  await save.click()
  await expect.poll(height).toBe(small)
})
