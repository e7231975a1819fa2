import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { YesOffer } from './yes-offer.tsx'

const t = textIn('es')
const replyId = '018f2b6e-6d7c-7a51-9c55-3a5f0f6f8f01'
const reply = {
  ...{ uuid: replyId, from: 'ana@correo.test', address: 'ana@correo.test', subject: 'Re: Tus datos', quoted: '' },
  ...{
    files: [],
    left_out: [],
    waiting: true,
    perhaps_automatic: false,
    calendar: null,
    person: 'p-1',
    person_name: 'Ana Ruiz',
    without_consent: true,
    no_contact: false,
  },
}
const at = '2026-11-20T15:00:00Z'
const offer = page.getByRole('button', { name: t('intake.record_offer') })

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('INT-09 a written yes is offered as consent, with its day and the reply as the proof', async () => {
  // A form with a file field is sent by XMLHttpRequest.
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {})
  await renderPart(<YesOffer reply={reply} words="Sí, autorizo." at={at} />)
  await offer.click()
  await expect.element(page.getByLabelText(t('intake.consented_on'))).toHaveValue('2026-11-20')
  await expectAccessible()
  expect(sent).not.toHaveBeenCalled()
  await page.getByLabelText(t('intake.consent_declared')).click()
  await page.getByRole('button', { name: t('intake.record'), exact: true }).click()
  await expect.poll(() => sent.mock.calls.length).toBe(1)
  expect(Object.fromEntries(sent.mock.calls[0]?.[0] as FormData)).toMatchObject({
    uuid_reply: replyId,
    consented_on: '2026-11-20',
  })
})

test('INT-09 other words, and a person who has consented, get no offer', async () => {
  const first = await renderPart(<YesOffer reply={reply} words="No acepto." at={at} />)
  expect(offer.elements()).toEqual([])
  await first.unmount()
  await renderPart(<YesOffer reply={{ ...reply, without_consent: false }} words="Sí, autorizo." at={at} />)
  expect(offer.elements()).toEqual([])
})
