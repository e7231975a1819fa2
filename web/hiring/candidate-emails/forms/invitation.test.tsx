import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { calendarDay, dayAfter } from '#domain/kernel/dates.ts'
import { agendaFeature } from '../../../desk/agenda/agenda.feature.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'
import { FeaturesContext } from '../../../platform/ui/feature.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { card } from '../../../testing/board-data.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import StageEmailDialog from './stage-email-dialog.tsx'

const t = textIn('es')
const inAWeek = dayAfter(calendarDay(new Date(), ownTimeZone()), 7)
const at = (clock: string) => new Date(`${inAWeek}T${clock}:00`).toISOString()
const entry = (name: string, from: string, to: string) => ({
  ...{
    uuid: name,
    uuid_element: name,
    name,
    jobs: { uuid: 'v', name_job: 'Contadora', language: 'es' },
    interviewers: ['Luz Peña'],
  },
  ...{ stage: 'firstInterview', starts_at: at(from), ends_at: at(to), place: '', answer: null },
})
const paragraphs = Array.from({ length: 6 }, (_, place) => `<p>Hola {{applicant}}, párrafo ${place} de la invitación.</p>`)
const texts = {
  ...{ subject: 'Te invitamos a una entrevista', title: 'Tu entrevista', message: paragraphs.join('') },
  ...{ sent_at: null, sent_status: null },
}

function answer(address: string): unknown {
  if (address.includes('/email/templates')) return { data: [], total: 0, built_in: texts }
  if (address.includes('/colleagues/')) return { data: [{ uuid: 'luz', fullname: 'Luz Peña' }], total: 1 }
  if (address.includes('/api/agenda')) {
    // The day before and the candidate's own interview do not count.
    const day = dayAfter(inAWeek, -1)
    const before = { ...entry('Ayer', '09:00', '10:00'), starts_at: new Date(`${day}T09:00:00`).toISOString() }
    const interviews = [
      before,
      entry('Pedro Paz', '09:00', '10:00'),
      entry('Eva Sol', '15:00', '15:30'),
      entry('Ana', '11:00', '12:00'),
    ]
    return { data: { days: [], interviews, offered: [], more: false } }
  }
  return {}
}

async function openInvitation() {
  await logInWith([{ module: 'candidates', item: 'view' }], answer)
  sessionStorage.clear()
  const props = { onClose: vi.fn(), onSent: vi.fn(), onStale: vi.fn() }
  await renderPart(
    <div data-frame="workplace">
      <FeaturesContext value={[agendaFeature]}>
        <StageEmailDialog
          {...{ card: card('Ana'), stage: 'firstInterview', name: 'Ana', ...props }}
          job={{ name_job: 'Contadora', language: 'es' }}
        />
      </FeaturesContext>
    </div>,
  )
  await expect.element(page.getByRole('region', { name: t('notification.preview') })).toBeVisible()
  return {
    date: page.getByLabelText(t('notification.date')),
    from: page.getByLabelText(t('notification.from')),
    to: page.getByLabelText(t('notification.to')),
    sender: page.getByLabelText(t('notification.sender'), { exact: true }),
    length: (count: number) => page.getByRole('radio', { name: t('notification.length_value', { count }) }),
    send: page.getByRole('button', { name: t('notification.send') }),
  }
}

afterEach(() => page.viewport(1280, 800))

test('NTF-01 start and length make the end, which follows both; a typed end is another length', async () => {
  const { from, to, length } = await openInvitation()
  await expect.element(length(45)).toBeChecked()
  await from.fill('09:30')
  await expect.element(to).toHaveValue('10:15')
  await length(60).click()
  await expect.element(to).toHaveValue('10:30')
  await from.fill('14:00')
  await expect.element(to).toHaveValue('15:00')
  await to.fill('15:20')
  await expect.element(length(60)).not.toBeChecked()
  await from.fill('15:00')
  await expect.element(to).toHaveValue('16:20')
  await to.fill('15:30')
  await expect.element(length(30)).toBeChecked()
})

test('NTF-01 SPEC-43 past days and times, and an end after midnight, are errors of their fields', async () => {
  const { date, from, to, sender, send } = await openInvitation()
  await sender.fill('Luz Peña')
  await date.fill('2020-01-01')
  await from.fill('23:30')
  await send.click()
  await expect.element(date).toHaveAccessibleDescription(t('notification.error.past'))
  await expect.element(to).toHaveAccessibleDescription(t('notification.error.end_before_start'))
  await date.fill(calendarDay(new Date(), ownTimeZone()))
  await from.fill('00:00')
  await expect.element(from).toHaveAccessibleDescription(t('notification.error.past'))
  await expect.element(date).not.toHaveAccessibleDescription(t('notification.error.past'))
})

test('SLO-02 the interviewer’s others of that day stand beside the length; those that overlap are named', async () => {
  const { date, from, sender } = await openInvitation()
  const day = page.getByRole('region', { name: t('agenda.slot') })
  await sender.fill('Luz Peña')
  await expect.element(day.getByText(t('agenda.slot_no_day'))).toBeVisible()
  await date.fill(inAWeek)
  await expect.element(day.getByText('Pedro Paz', { exact: false })).toBeVisible()
  // Neither those of the day before, nor the one that is being moved.
  expect(
    day
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.match(/Pedro Paz|Eva Sol/)?.[0]),
  ).toEqual(['Pedro Paz', 'Eva Sol'])
  const overlap = day.getByText(t('agenda.slot_overlaps', { name: 'Pedro Paz' }))
  expect(overlap.elements()).toEqual([])
  await from.fill('09:30')
  await expect.element(overlap).toBeVisible()
  await from.fill('10:00')
  await expect.element(overlap).not.toBeInTheDocument()
  await sender.fill('Alguien de fuera')
  await expect.element(day.getByText(t('agenda.slot_stranger', { name: 'Alguien de fuera' }))).toBeVisible()
})

test('NTF-01 at 1280 × 800 the slot and the preview stand side by side without scrolling', async () => {
  await page.viewport(1280, 800)
  const { date, from, sender } = await openInvitation()
  await sender.fill('Luz Peña')
  await date.fill(inAWeek)
  await from.fill('09:30')
  const dialog = page.getByRole('dialog').element()
  const preview = page.getByRole('region', { name: t('notification.preview') }).element()
  await expect.poll(() => dialog.scrollHeight - dialog.clientHeight).toBeLessThanOrEqual(0)
  expect(preview.getBoundingClientRect().left).toBeGreaterThan(date.element().getBoundingClientRect().right)
  await expectAccessible()
})

test('NTF-01 on a phone of 360 px the invitation is one column as wide as the screen', async () => {
  await page.viewport(360, 740)
  const { date } = await openInvitation()
  const dialog = page.getByRole('dialog').element()
  const preview = page.getByRole('region', { name: t('notification.preview') }).element()
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  expect(preview.getBoundingClientRect().top).toBeGreaterThan(date.element().getBoundingClientRect().bottom)
  await expectAccessible()
})
