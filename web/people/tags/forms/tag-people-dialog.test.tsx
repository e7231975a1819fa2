import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { TagPeopleDialog } from './tag-people-dialog.tsx'

const t = textIn('es')
const dialog = page.getByRole('dialog')
const field = dialog.getByRole('combobox', { name: t('tags.name') })
const save = dialog.getByRole('button', { name: t('tags.give_save') })

afterEach(() => vi.restoreAllMocks())

/** Answers the search of tags with one tag, and the change with an outcome. Returns what was sent. */
async function open(outcome: { tagged: number; there: number; full: number }) {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method !== 'POST') return Response.json({ data: [{ uuid: 'b', name: 'Bilingüe' }], total: 1 })
    sent.push(JSON.parse(String(init.body)))
    return Response.json({ success_message: 'tags.given', data: outcome })
  })
  const [onClose, onTagged] = [vi.fn(), vi.fn()]
  await renderPart(<TagPeopleDialog people={[{ uuid: 'p' }, { uuid: 'q' }]} {...{ onClose, onTagged }} />)
  return { sent, onClose, onTagged }
}

test('POO-01 the chosen tag is given to everybody at once, and the banner tells how many got it', async () => {
  const { sent, onClose, onTagged } = await open({ tagged: 1, there: 1, full: 0 })
  await expect.element(dialog).toHaveAccessibleName(t('tags.give_title', { count: 2 }))
  await expect.element(save).toBeDisabled()
  await field.fill('bil')
  await page.getByRole('option', { name: 'Bilingüe' }).click()
  await expectAccessible()
  await save.click()
  await expect.element(page.getByText(t('tags.given', { count: 1, there: 1 }))).toBeVisible()
  expect(sent).toEqual([{ name: 'Bilingüe', uuid_users: ['p', 'q'] }])
  expect([onClose.mock.calls.length, onTagged.mock.calls.length]).toEqual([1, 1])
})

test('POO-01 a new tag can be given, and people with as many tags as possible are told of', async () => {
  const { sent } = await open({ tagged: 1, there: 0, full: 1 })
  await field.fill('Nocturno')
  await page.getByRole('option', { name: t('tags.create', { name: 'Nocturno' }) }).click()
  await save.click()
  await expect.element(page.getByText(t('tags.given_but_full', { count: 1, there: 0, full: 1 }))).toBeVisible()
  expect(sent).toEqual([{ name: 'Nocturno', uuid_users: ['p', 'q'] }])
})
