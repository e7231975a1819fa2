import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PersonMessage } from '#domain/mail/correspondence.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import PersonMessages from './person-messages.tsx'

const t = textIn('es')
const list = page.getByRole('list', { name: t('replies.of_person') })
const message = { at: '2026-11-25T15:00:00Z', by: null, language: null, state: null, tries: 0 }
const received: PersonMessage = {
  ...message,
  kind: 'reply',
  text: 'Me interesa.',
  reply: {
    ...{ uuid: 'one', from: 'ana@correo.test', address: 'ana@correo.test', subject: 'Re: Contador', waiting: true },
    perhaps_automatic: false,
    calendar: null,
    ...{ person: 'ana', person_name: 'Ana Ruiz', without_consent: false, no_contact: false },
    ...{ quoted: '> Vacante', left_out: [], files: [{ file: '/files/one', name: 'hoja.pdf' }] },
  },
}
const suggested: PersonMessage = {
  ...message,
  ...{ kind: 'email', by: 'Marta Ríos', text: 'Una vacante para ti: Contador', language: 'es', state: 'sent' },
  mail: { text: 'Creemos que te puede interesar.', to: '', own_words: false, files: [] },
}

afterEach(() => vi.restoreAllMocks())

const serve = (data: readonly PersonMessage[]) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }))

test('EML-01 EML-03 the profile shows the correspondence without an application, with files and folded history', async () => {
  serve([{ ...received, kind: 'automatic_reply', text: 'No estoy.' }, received, suggested])
  await renderPart(<PersonMessages person="p" heading="h2" />)
  await expect.element(list.getByText('Me interesa.')).toBeVisible()
  await expect.element(list.getByRole('link', { name: 'hoja.pdf' }).last()).toHaveAttribute('href', '/files/one')
  await expect.element(list.getByText('> Vacante').first()).not.toBeVisible()
  await expect.element(list.getByText('No estoy.')).not.toBeVisible()
  await expect.element(list.getByText('Marta Ríos escribió: Una vacante para ti: Contador')).toBeVisible()
  // Without the right to write nothing is offered.
  expect(list.getByRole('button').elements()).toEqual([])
  await expectAccessible()
})

test('EML-01 a person without such messages has no section', async () => {
  const asked = serve([])
  await renderPart(<PersonMessages person="p" heading="h2" />)
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0)
  await expect.element(list).not.toBeInTheDocument()
})
