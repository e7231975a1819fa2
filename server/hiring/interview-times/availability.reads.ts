import { sql } from 'kysely'
import type { Interviewer, WeeklyHours } from '#domain/hiring/interview-times/free-times.rules.ts'
import { usualHours } from '#domain/hiring/interview-times/interview-times.rules.ts'
import type { Span } from '#domain/kernel/spans.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { holdsRight } from '../../platform/sessions/visible-people.ts'

/** The hours of a colleague; undefined until they choose them. */
export async function readHours(db: Reader, userId: number) {
  const row = await db
    .selectFrom('interview_hours')
    .select(['time_zone', 'hours'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.time_zone && row.hours ? { time_zone: row.time_zone, hours: row.hours as unknown as WeeklyHours[] } : undefined
}

const calendars = (db: Reader) =>
  db
    .selectFrom('busy_calendars')
    .select(['id', 'uuid', 'user_id', 'kind', 'host', 'checked_at', 'worked_at', 'failure', 'address', 'login'])

export const readCalendars = (db: Reader, userId: number) => calendars(db).where('user_id', '=', userId).orderBy('id').execute()
export type CalendarRow = Awaited<ReturnType<typeof readCalendars>>[number]

export const readOwnCalendar = (db: Reader, userId: number, id: string) =>
  calendars(db).where('user_id', '=', userId).where(recordIs('busy_calendars', id)).executeTakeFirst()

/** The calendars of colleagues that were not tried since an instant. */
export const readCalendarsToTry = (db: Reader, userIds: readonly number[], before: Date) =>
  calendars(db)
    .where(sql<boolean>`user_id = any(${userIds}::bigint[])`)
    .where((is) => is.or([is('checked_at', 'is', null), is('checked_at', '<', before)]))
    .orderBy('id')
    .execute()

/** The colleagues with these uuids or numbers whose role sees vacancies and whose accounts are open. */
export const readInterviewers = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.uuid', 'users.email', fullName.as('fullname')])
    .where((is) => is.or(ids.map((id) => recordIs('users', id))))
    .where('users.deleted_at', 'is', null)
    .where(holdsRight({ module: 'candidates', item: 'view' }))
    .execute()

/** An interview that somebody moves stands in the way of nobody. */
interface Looked {
  readonly from: Date
  readonly to: Date
  readonly besides?: string | undefined
}

/**
 * Colleagues, in the given order, with their hours and everything that keeps them busy: interviews of theirs, by whichever way they were
 * arranged, and the busy times of their calendars at the last reading.
 */
export async function readAvailabilities(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  colleagues: readonly { readonly id: number; readonly email: string }[],
  { from, to, besides }: Looked,
): Promise<Interviewer[]> {
  const ids = colleagues.map(({ id }) => id)
  const [hours, interviews, spans] = [
    await db
      .selectFrom('interview_hours')
      .selectAll()
      .where('user_id', 'in', [0, ...ids])
      .execute(),
    await readInterviewsOf(db, colleagues, { from, to, besides }),
    await db
      .selectFrom('busy_spans')
      .innerJoin('busy_calendars', 'busy_calendars.id', 'busy_spans.calendar_id')
      .select(['busy_calendars.user_id', 'busy_spans.starts_at', 'busy_spans.ends_at'])
      .where('busy_calendars.user_id', 'in', [0, ...ids])
      .where('busy_spans.ends_at', '>', from)
      .where('busy_spans.starts_at', '<', to)
      .execute(),
  ]
  const spanOf = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }): Span => ({
    from: starts_at.getTime(),
    to: ends_at.getTime(),
  })
  return colleagues.map(({ id }) => {
    const own = hours.find(({ user_id }) => user_id === id)
    return {
      timeZone: own?.time_zone ?? config.timeZone,
      hours: (own?.hours as unknown as WeeklyHours[] | null | undefined) ?? usualHours,
      busy: [...interviews, ...spans].filter(({ user_id }) => user_id === id).map(spanOf),
    }
  })
}

/** The interviews of colleagues in a span of time: those that name their address, and those of which they are a colleague. */
async function readInterviewsOf(
  db: Reader,
  colleagues: readonly { readonly id: number; readonly email: string }[],
  { from, to, besides }: Looked,
) {
  const ids = colleagues.map(({ id }) => id)
  const { rows } = await sql<{ user_id: number; starts_at: Date; ends_at: Date }>`
    select held.user_id, interviews.starts_at, interviews.ends_at
    from (
      select interviews.id, users.id as user_id from users
      join interviews on named_address(interviews.sender) = users.email
      where users.id = any(${ids}::bigint[]) and users.email <> ''
      union
      select interview_id, user_id from interview_colleagues where user_id = any(${ids}::bigint[])
    ) as held
    join interviews on interviews.id = held.id
    join applications on applications.id = interviews.application_id
    where interviews.cancelled_at is null and applications.removed_at is null
      and interviews.ends_at > ${from} and interviews.starts_at < ${to}
      and interviews.uuid is distinct from ${besides ?? null}::uuid`.execute(db)
  return rows
}

/** The colleagues among these whose calendars could not be read at the last try, or never were. */
export const readUnknownCalendars = (db: Reader, userIds: readonly number[]) =>
  db
    .selectFrom('busy_calendars')
    .innerJoin('users', 'users.id', 'busy_calendars.user_id')
    .select([fullName.as('fullname'), 'busy_calendars.worked_at'])
    .where('busy_calendars.user_id', 'in', [0, ...userIds])
    .where((is) => is.or([is('busy_calendars.failure', 'is not', null), is('busy_calendars.checked_at', 'is', null)]))
    .orderBy('busy_calendars.id')
    .execute()
