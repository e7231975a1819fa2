import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import UnansweredReplies from './unanswered-replies.tsx'

const t = textIn('es')
const words = 'Sí puedo el lunes a las diez, pero la dirección que me enviaron no aparece en el mapa. ¿Es la misma sede?'
const reply = {
  ...{ uuid: 'one', at: new Date(Date.now() - 3 * 86_400_000).toISOString(), subject: 'RE: Tu entrevista', text: words },
  candidate: { uuid: 'ana', fullname: 'Ana Ruiz' },
  card: { uuid_element: 'card', vacant_uuid: 'job', name_job: 'Contadora', language_job: 'es' },
}

afterEach(() => vi.restoreAllMocks())

test.each([1280, 360])('EML-03 at %i px a reply shows its words on one line, its subject, its age and moment', async (width) => {
  await page.viewport(width, 740)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: [reply], total: 1 }))
  await renderPart(<UnansweredReplies />)
  const row = page.getByRole('row').filter({ hasText: 'Ana Ruiz' })
  await expect.element(row.getByText(t('replies.age', { count: 3 }))).toBeVisible()
  const moment = row.element().querySelector('time') as HTMLElement
  expect(moment.textContent).toContain(`(${formatDateTime(reply.at, 'es', 'UTC')})`)
  await expect.element(row.getByText('Tu entrevista', { exact: true })).toBeVisible()
  await expect.element(row.getByText(words, { exact: false })).toBeVisible()
  expect(row.element().getBoundingClientRect().height).toBeLessThan(80)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
})

test('EML-03 a reply without a subject begins with its words', async () => {
  const bare = { ...reply, subject: 'RE: ' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: [bare], total: 1 }))
  await renderPart(<UnansweredReplies />)
  const row = page.getByRole('row').filter({ hasText: 'Ana Ruiz' })
  await expect.element(row.getByText(words)).toBeVisible()
  expect(row.element().textContent).not.toContain('·')
})
