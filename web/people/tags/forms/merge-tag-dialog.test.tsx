import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { MergeTagDialog } from './merge-tag-dialog.tsx'

const t = textIn('es')
const dialog = page.getByRole('dialog')
const merge = dialog.getByRole('button', { name: t('tags.merge_confirm') })
const tag = { uuid: 'a', name: 'Contaduría', people: 2, people_capped: false, updated_at: '2026-11-25T12:00:00Z', version: 1 }
const other = { ...tag, uuid: 'b', name: 'Contabilidad' }

afterEach(() => vi.restoreAllMocks())

async function open(people = 2, people_capped = false) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: [tag, other], total: 2 }))
  const onMerge = vi.fn(async () => ({ success_message: 'tags.merged', data: { name: other.name } }))
  const onClose = vi.fn()
  await renderPart(<MergeTagDialog tag={{ ...tag, people, people_capped }} {...{ onMerge, onClose }} />)
  return { onMerge, onClose }
}

test('POO-01 merging waits for the other tag, which is never the same one', async () => {
  const { onMerge, onClose } = await open()
  await expect.element(dialog.getByText(t('tags.merge_text', { count: 2, name: tag.name }))).toBeVisible()
  await expect.element(merge).toBeDisabled()
  await dialog.getByRole('combobox', { name: t('tags.merge_into') }).fill('conta')
  await expect.element(page.getByRole('option', { name: other.name })).toBeVisible()
  expect(page.getByRole('option', { name: tag.name }).elements()).toEqual([])
  await page.getByRole('option', { name: other.name }).click()
  await merge.click()
  expect(onMerge).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uuid: 'a' }), 'b')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expectAccessible()
})

test.each([
  [0, false, t('tags.merge_nobody', { name: tag.name })],
  [1, false, t('tags.merge_text', { count: 1, name: tag.name })],
  [1000, true, t('tags.merge_text_capped', { count: 1000, name: tag.name })],
])('POO-01 the dialog says that %i people are affected, capped: %s', async (people, capped, text) => {
  await open(people, capped)
  await expect.element(dialog.getByText(text)).toBeVisible()
})
