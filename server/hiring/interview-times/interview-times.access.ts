import {
  addCalendarEndpoint,
  deleteCalendarEndpoint,
  getAvailabilityEndpoint,
  readCalendarEndpoint,
  setHoursEndpoint,
} from '#domain/hiring/interview-times/availability.contract.ts'
import {
  callOffPickedEndpoint,
  callOffTimeEndpoint,
  endOfferEndpoint,
  findTimesEndpoint,
  getTimesOfCardEndpoint,
  movePickedEndpoint,
  offerTimesEndpoint,
  openTimesEndpoint,
  pickTimeEndpoint,
} from '#domain/hiring/interview-times/interview-times.contract.ts'
import { calendarDay, dayAfter } from '#domain/kernel/dates.ts'
import { type AccessRow, changeRequired, everyone, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { makeBusyCalendar, offered } from '../../testing/interview-times.ts'
import { createCard } from '../../testing/records.ts'

const ofCard = async (site: TestApp) => ({ params: { id: (await offered(site)).card.uuid } })

async function sought(site: TestApp) {
  const { uuid } = await site.person({ role: 'administrator' })
  const today = calendarDay(site.platform.now(), 'America/Bogota')
  return {
    ...{ interviewers: [uuid], minutes: 45, buffer: 0, limit_hours: 24, time_zone: 'America/Bogota' },
    ...{ first_day: dayAfter(today, 2), last_day: dayAfter(today, 9) },
  }
}

async function picked(site: TestApp) {
  const { card, token, open, pick } = await offered(site)
  const [first = '', second = ''] = (await open())?.times ?? []
  await pick(first)
  return { params: { id: card.uuid }, token, starts_at: second }
}

/** A calendar of the caller, which nothing reads. */
async function ownCalendar(site: TestApp, asking: TestPerson | undefined) {
  const { id } = asking ?? (await site.person({ role: 'administrator' }))
  return { params: { id: await makeBusyCalendar(site, id, 'https://127.0.0.1/calendar.ics') } }
}
const ownOfStaff = [401, 403, 403, 200, 200, 401, 401] as const

export const access: readonly AccessRow[] = [
  [getTimesOfCardEndpoint, viewRequired, ofCard],
  [findTimesEndpoint, changeRequired, async (site) => ({ body: await sought(site) })],
  [
    offerTimesEndpoint,
    changeRequired,
    async (site) => {
      const { card } = await createCard(site)
      const { db } = site.platform
      await db.updateTable('applications').set({ stage: 'firstInterview' }).where('id', '=', card.id).execute()
      return { params: { id: card.uuid }, body: { ...(await sought(site)), place: 'Sala 2', note: '' } }
    },
  ],
  [endOfferEndpoint, changeRequired, ofCard],
  [
    movePickedEndpoint,
    changeRequired,
    async (site) => {
      const { params, starts_at } = await picked(site)
      return { params, body: { starts_at } }
    },
  ],
  [
    callOffPickedEndpoint,
    changeRequired,
    async (site) => ({ params: (await picked(site)).params, body: { reason: 'Cambio de sede' } }),
  ],
  [openTimesEndpoint, everyone, async (site) => ({ body: { token: (await offered(site)).token } })],
  [
    pickTimeEndpoint,
    everyone,
    async (site) => {
      const { token, open } = await offered(site)
      return { body: { token, starts_at: (await open())?.times[0] ?? '' } }
    },
  ],
  [callOffTimeEndpoint, everyone, async (site) => ({ body: { token: (await picked(site)).token, reason: 'Estoy de viaje' } })],
  [getAvailabilityEndpoint, viewRequired],
  [
    setHoursEndpoint,
    viewRequired,
    async () => ({ body: { time_zone: 'America/Bogota', hours: [{ day: 1, from: '09:00', to: '12:00' }] } }),
  ],
  [addCalendarEndpoint, viewRequired, async () => ({ body: { kind: 'ical', address: 'https://127.0.0.1/calendar.ics' } })],
  [readCalendarEndpoint, ownOfStaff, ownCalendar],
  [deleteCalendarEndpoint, ownOfStaff, ownCalendar],
]
