import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'

const t = textIn('es')
const interview = {
  uuid: 'a3c5cbd8-6d2c-4d9d-8f55-3f6d0a1f4b10',
  sequence: 0,
  starts_at: '2199-03-04T14:30:00.000Z',
  ends_at: '2199-03-04T15:15:00.000Z',
  sender: 'Ana Núñez',
  place: 'Calle 1',
  note: '',
  job: 'Contadora',
}

test('MAIL-03 an interview to come is offered as a file and to Google Calendar', async () => {
  await renderPart(<AddToCalendar {...interview} standing="open" />)
  await expect.element(page.getByRole('button', { name: t('interviews.calendar_file') })).toBeVisible()
  const google = page.getByRole('link', { name: t('interviews.calendar_google') })
  await expect.element(google).toHaveAttribute('href', expect.stringContaining('dates=21990304T143000Z%2F21990304T151500Z'))
  await expectAccessible()
})

test('MAIL-03 an interview that is canceled or over is offered to no calendar', async () => {
  await renderPart(<AddToCalendar {...interview} standing="cancelled" />)
  expect(page.getByRole('button').elements()).toEqual([])
})
