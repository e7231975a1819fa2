import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import PersonReplies from './person-notes.tsx'

const t = textIn('es')
const list = page.getByRole('list', { name: t('replies.of_person') })
const reply = {
  ...{ uuid: 'one', at: '2026-11-25T15:00:00Z', from: 'ana@correo.test', subject: 'Re: Contador', text: 'Me interesa.' },
  ...{ quoted: '> Vacante', automatic: false, left_out: [], files: [{ file: '/files/one', name: 'hoja.pdf' }] },
}

afterEach(() => vi.restoreAllMocks())

const serve = (data: readonly (typeof reply)[]) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }))

test('EML-01 the profile shows the answers without an application, with their files and folded history', async () => {
  serve([reply, { ...reply, uuid: 'two', text: 'No estoy.', automatic: true }])
  await renderPart(<PersonReplies person="p" heading="h2" />)
  await expect.element(list.getByText('Me interesa.')).toBeVisible()
  await expect.element(list.getByRole('link', { name: 'hoja.pdf' })).toHaveAttribute('href', '/files/one')
  await expect.element(list.getByText('> Vacante').first()).not.toBeVisible()
  await expect.element(list.getByText('No estoy.')).not.toBeVisible()
  await expectAccessible()
})

test('EML-01 staff reply in the dialog about an application, and their own mail program is not offered', async () => {
  serve([reply])
  const onReply = vi.fn()
  await renderPart(<PersonReplies person="p" heading="h2" onReply={onReply} />)
  await list.getByRole('button', { name: t('replies.answer') }).click()
  expect(onReply).toHaveBeenCalledExactlyOnceWith(reply.subject)
  expect(list.getByRole('link', { name: t('replies.answer_by_mail') }).elements()).toEqual([])
})

test('EML-01 a person without such answers has no section', async () => {
  const asked = serve([])
  await renderPart(<PersonReplies person="p" heading="h2" />)
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0)
  await expect.element(list).not.toBeInTheDocument()
})
