import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { settingsMetaName } from '../../../platform/session/settings.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import PresentDialog from './present-dialog.tsx'

const t = textIn('es')
const dialog = page.getByRole('dialog')
const link = 'https://cantera.test/shortlist/c.secret?lang=es'
const people = [
  { id: '00000000-0000-4000-8000-00000000000a', name: 'Ana Ríos' },
  { id: '00000000-0000-4000-8000-00000000000b', name: 'Beto Díaz' },
]

afterEach(() => vi.restoreAllMocks())

test('CLT-02 staff choose what a client reads, and the link is shown once', async () => {
  const settings = document.createElement('meta')
  settings.name = settingsMetaName
  settings.content = JSON.stringify({ timeZone: 'America/Bogota' })
  document.head.append(settings)
  const sent: Record<string, unknown>[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    sent.push(JSON.parse(String(init?.body)))
    return Response.json({ success_message: 'shortlists.made', data: { link, sent: false } })
  })
  const onClose = vi.fn()
  await renderPart(<PresentDialog people={people} vacancy={{ uuid: 'v', language: 'es' }} onClose={onClose} />)
  await expect.element(dialog.getByText('Ana Ríos · Beto Díaz')).toBeVisible()
  await expect.element(dialog.getByRole('checkbox', { name: t('shortlists.fact.cv') })).not.toBeChecked()
  await dialog.getByRole('checkbox', { name: t('shortlists.fact.experience') }).click()
  await dialog.getByRole('checkbox', { name: t('shortlists.initials') }).click()
  await dialog.getByText(t('shortlists.more')).click()
  await dialog.getByLabelText(t('shortlists.note_of', { name: 'Beto Díaz' }), { exact: false }).fill('Sabe SQL')
  await dialog.getByLabelText(t('shortlists.code'), { exact: false }).fill('abc')
  await expectAccessible()
  await dialog.getByRole('button', { name: t('shortlists.make') }).click()
  await expect.element(dialog.getByText(t('shortlists.error.code_length'))).toBeVisible()
  expect(sent).toEqual([])
  await dialog.getByLabelText(t('shortlists.code'), { exact: false }).fill('abcd')
  await dialog.getByRole('button', { name: t('shortlists.make') }).click()
  await expect.element(dialog.getByLabelText(t('shortlists.link'))).toHaveValue(link)
  await expect.element(dialog.getByRole('button', { name: t('shortlists.link_copy') })).toBeVisible()
  expect(sent).toMatchObject([
    {
      ...{ facts: ['summary', 'skills', 'availability'], names: 'initials', language: 'es', code: 'abcd', email: '' },
      people: [
        { uuid_element: people[0]?.id, note: '' },
        { uuid_element: people[1]?.id, note: 'Sabe SQL' },
      ],
    },
  ])
  await expectAccessible()
  await dialog.getByRole('button', { name: t('shortlists.done') }).click()
  expect(onClose.mock.calls).toEqual([[true]])
  settings.remove()
})
