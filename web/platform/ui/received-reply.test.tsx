import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { ReceivedReply } from './received-reply.tsx'

const t = textIn('es')
const reply = {
  ...{ uuid: 'r1', from: 'ana@correo.test', address: 'ana@correo.test', subject: 'Re: Tus datos', quoted: '', files: [] },
  ...{ waiting: true, perhaps_automatic: false, calendar: null, person: 'p-1', person_name: 'Ana Ruiz' },
  ...{ without_consent: false, no_contact: false },
}

test('EML-01 a winmail.dat that could not be opened says what it is and what to ask for', async () => {
  const first = await renderPart(
    <ReceivedReply reply={{ ...reply, left_out: ['winmail.dat'] }} words="Va mi hoja de vida." automatic={false} />,
  )
  await expect.element(page.getByText(t('replies.winmail'))).toBeVisible()
  await first.unmount()
  await renderPart(<ReceivedReply reply={{ ...reply, left_out: ['virus.exe'] }} words="Va." automatic={false} />)
  await expect.element(page.getByText(t('replies.left_out', { names: 'virus.exe' }))).toBeVisible()
  expect(page.getByText(t('replies.winmail')).elements()).toEqual([])
})
