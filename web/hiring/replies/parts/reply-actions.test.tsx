import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import ReplyActions from './reply-actions.tsx'

const t = textIn('es')
const reply = {
  ...{ uuid: 'one', from: 'ana@correo.test', address: 'ana@correo.test', subject: 'RE: Tu entrevista', quoted: '' },
  ...{
    files: [],
    left_out: [],
    waiting: true,
    perhaps_automatic: false,
    calendar: null,
    person: 'ana',
    person_name: 'Ana Ruiz',
    without_consent: false,
    no_contact: false,
  },
}
const written = { words: 'Sí, autorizo.', at: '2026-11-20T15:00:00Z' }
const answer = page.getByRole('button', { name: t('replies.answer'), exact: true })
const words = page.getByLabelText(t('replies.your_words'))

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** Serves the signature; returns the other requests. */
function serve(outcome: () => Response = () => Response.json({ success_message: 'replies.sent', data: { uuid: 'x' } })) {
  const signature = { data: { signature: 'Selección' } }
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input) =>
      String(input instanceof Request ? input.url : input).includes('signature') ? Response.json(signature) : outcome(),
    )
}

test('EML-03 the box under a reply has its subject, its receiver and the signature, and no template', async () => {
  serve()
  await renderPart(<ReplyActions {...written} reply={reply} />)
  await answer.click()
  await expect.element(page.getByText(t('replies.subject_is', { subject: 'Re: Tu entrevista' }))).toBeVisible()
  await expect.element(page.getByText('Para: ana@correo.test')).toBeVisible()
  await expect.element(page.getByText('Selección')).toBeVisible()
  await page.getByRole('button', { name: t('replies.attach_more') }).click()
  await expect.element(page.getByLabelText(/^Archivo adjunto/)).toBeVisible()
  await expectAccessible()
})

test('EML-03 a person who wrote from another address is answered at the one that the colleague chooses', async () => {
  serve()
  await renderPart(<ReplyActions {...written} reply={{ ...reply, from: 'otra@correo.test' }} />)
  await answer.click()
  await expect.element(page.getByRole('radio', { name: t('replies.to_account', { address: reply.address }) })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: t('replies.to_sender', { address: 'otra@correo.test' }) })).toBeVisible()
})

test('EML-03 what is typed stays when the box closes and when its dialog is opened again', async () => {
  serve()
  const first = await renderPart(<ReplyActions {...written} reply={reply} />)
  await answer.click()
  await userEvent.fill(words, 'Nos vemos el lunes')
  await page.getByRole('button', { name: t('replies.cancel') }).click()
  await expect.element(words).not.toBeInTheDocument()
  await expect.element(answer).toHaveFocus()
  await first.unmount()
  await renderPart(<ReplyActions {...written} reply={reply} />)
  await expect.element(words).toHaveValue('Nos vemos el lunes')
})

test('EML-03 a reply that waits can be marked as needing no answer; one that was answered cannot', async () => {
  const asked = serve(() => Response.json({ success_message: 'replies.settled', data: null }))
  const first = await renderPart(<ReplyActions {...written} reply={reply} />)
  await expect.element(page.getByText(t('replies.unsettled'))).toBeVisible()
  await page.getByRole('button', { name: t('replies.settle') }).click()
  await expect.element(page.getByText(t('replies.settled'))).toBeVisible()
  expect(asked).toHaveBeenCalled()
  await first.unmount()
  await renderPart(<ReplyActions {...written} reply={{ ...reply, waiting: false }} />)
  await expect.element(answer).toBeVisible()
  expect(page.getByRole('button', { name: t('replies.settle') }).elements()).toEqual([])
})
