import { randomUUID } from 'node:crypto'
import type { CalendarFields, HoursFields } from '#domain/hiring/interview-times/availability.contract.ts'
import { timesLimits } from '#domain/hiring/interview-times/interview-times.rules.ts'
import { knownTimeZone } from '#domain/kernel/known-time-zone.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { sealCalendar } from '../../platform/calendars/calendar-secrets.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockOpenAccounts } from '../../platform/sessions/open-accounts.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type CalendarRow, readCalendars, readHours, readOwnCalendar } from './availability.reads.ts'
import { readNow } from './reading-calendars.writes.ts'

/** Sets the hours in which a colleague takes interviews. Refuses a time zone that the server does not know. */
export async function setHours({ db }: Platform, { id }: Person, { time_zone, hours }: HoursFields) {
  const timeZone = knownTimeZone(time_zone)
  if (timeZone === undefined) return refuse('errors.fields', { errors: { time_zone: ['availability.error.time_zone'] } })
  return db.transaction().execute(async (tx) => {
    if (!(await lockOpenAccounts(tx, [id]))) return refuse('errors.not_found')
    const chosen = { time_zone: timeZone, hours: JSON.stringify(hours) }
    await tx
      .insertInto('interview_hours')
      .values({ user_id: id, ...chosen })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
      .execute()
    return readHours(tx, id)
  })
}

/** Adds a calendar of a colleague and reads it. A calendar that cannot be read stays, and says so. */
export async function addCalendar(
  platform: Platform,
  person: Person,
  { kind, address, user, password }: CalendarFields,
): Promise<CalendarRow | Refusal> {
  if (!URL.canParse(address)) return refuse('errors.fields', { errors: { address: ['availability.error.address'] } })
  const uuid = randomUUID()
  const { host } = new URL(address)
  const login = user === '' && password === '' ? undefined : { user, password }
  const sealed = sealCalendar(platform.secretKey, uuid, address, login)
  const added = await change(platform, person, { action: 'calendar.added', detail: { name: host } }, async (tx, now) => {
    if (!(await lockOpenAccounts(tx, [person.id], { serialised: true }))) return refuse('errors.not_found')
    if ((await readCalendars(tx, person.id)).length >= timesLimits.calendars) return refuse('availability.error.full')
    await tx
      .insertInto('busy_calendars')
      .values({ uuid, user_id: person.id, kind, host, ...sealed, created_at: now, due_at: now })
      .execute()
    return readOwnCalendar(tx, person.id, uuid)
  })
  if (isRefusal(added)) return added
  await readNow(platform, [added])
  return (await readOwnCalendar(platform.db, person.id, uuid)) ?? added
}

/** Removes a calendar with what was read of it. */
export function deleteCalendar(platform: Platform, person: Person, row: CalendarRow) {
  return change(platform, person, { action: 'calendar.deleted', detail: { name: row.host } }, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('busy_calendars').where('id', '=', row.id).executeTakeFirst()
    return numDeletedRows > 0n ? row : refuse('errors.not_found')
  })
}
