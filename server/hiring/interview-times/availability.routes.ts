import {
  addCalendarEndpoint,
  deleteCalendarEndpoint,
  getAvailabilityEndpoint,
  readCalendarEndpoint,
  setHoursEndpoint,
} from '#domain/hiring/interview-times/availability.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readCalendars, readHours, readOwnCalendar } from './availability.reads.ts'
import { presentAvailability, presentCalendar } from './availability.views.ts'
import { addCalendar, deleteCalendar, setHours } from './availability.writes.ts'
import { readNow } from './reading-calendars.writes.ts'

/** When a colleague can be interviewed with: always their own. */
export const availabilityRoutes = (platform: Platform) => {
  const { db, config } = platform
  const present = async ({ id }: Person) =>
    presentAvailability(await readHours(db, id), await readCalendars(db, id), config.timeZone)

  return [
    route(getAvailabilityEndpoint, async ({ viewer }) => ({ data: await present(viewer) })),

    route(setHoursEndpoint, async ({ body, viewer }) => {
      const set = await setHours(platform, viewer, body)
      return isRefusal(set) ? set : { success_message: 'availability.saved', data: await present(viewer) }
    }),

    route(addCalendarEndpoint, async ({ body, viewer }) =>
      answerChange('availability.added', await addCalendar(platform, viewer, body), presentCalendar),
    ),

    route(readCalendarEndpoint, async ({ params, viewer }) => {
      const row = await readOwnCalendar(db, viewer.id, params.id)
      if (!row) return refuse('errors.not_found')
      await readNow(platform, [row])
      return answerChange('availability.read', (await readOwnCalendar(db, viewer.id, params.id)) ?? row, presentCalendar)
    }),

    route(deleteCalendarEndpoint, async ({ params, viewer }) => {
      const row = await readOwnCalendar(db, viewer.id, params.id)
      if (!row) return refuse('errors.not_found')
      return answerChange('availability.deleted', await deleteCalendar(platform, viewer, row), presentCalendar)
    }),
  ]
}
