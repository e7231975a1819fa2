import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { bannerStore } from '../../../platform/ui/banner-store.ts'
import { draft, preview } from '../../../testing/import-drafts.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import Imports from '../pages/imports.tsx'
import { ImportResult } from './import-result.tsx'

const t = textIn('es')
const done = { ...draft, state: 'done', counts: { ...draft.counts, new: 2000 }, undo_until: '2026-11-25T23:47:04Z' } as const

afterEach(() => vi.restoreAllMocks())

test('INT-03 the end of the time for an undo is shown to the minute', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: [], total: 0 }))
  await renderPart(<ImportResult one={done} />)
  await expect.element(page.getByText(/^Se puede deshacer hasta las 11:47\sp\.\sm\.$/)).toBeVisible()
})

test('INT-03 an import that has ended says so in its heading, and no banner says that it has begun', async () => {
  let state: 'draft' | 'running' | 'done' = 'draft'
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { pathname } = new URL(String(address), location.href)
    if (init?.method === 'PUT') return Response.json({ data: preview })
    if (init?.method === 'POST') {
      state = 'running'
      return Response.json({ success_message: 'imports.started', data: { ...done, state } })
    }
    if (pathname.endsWith('/i1')) return Response.json({ data: state === 'done' ? done : { ...draft, state } })
    return Response.json({ data: [], total: 0 })
  })
  const props = { params: { id: 'i1' } } as Parameters<typeof Imports>[0]
  await renderPart(<Imports {...props} />)
  await page.getByRole('button', { name: t('imports.look') }).click()
  await page.getByRole('checkbox', { name: t('imports.leave_out_wrong', { count: 1 }) }).click()
  await page.getByRole('button', { name: t('imports.run', { count: 1 }) }).click()
  await expect.element(page.getByRole('heading', { name: t('imports.running', { count: '0' }) })).toHaveFocus()
  expect(bannerStore.current()).toEqual([])
  state = 'done'
  await expect.element(page.getByRole('heading', { name: t('imports.done', { count: 2000 }) })).toHaveFocus()
})
