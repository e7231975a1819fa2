import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import { timesLimits } from '#domain/hiring/interview-times/interview-times.rules.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { openCalendar } from '../../platform/calendars/calendar-secrets.ts'
import { type CalendarReading, calendarLimits, readCalendar } from '../../platform/calendars/read-calendar.ts'
import { startPeriodicTask, withoutOverlap } from '../../platform/periodic-task.ts'
import type { Platform } from '../../platform/platform.ts'
import { type CalendarRow, readCalendarsToTry } from './availability.reads.ts'

type Needs = Pick<Platform, 'db' | 'config' | 'secretKey' | 'now' | 'log'>

/** How often calendars that are due are looked for, and how often each is read. */
const everyMs = 30_000
const restSeconds = 15 * 60
/** Whoever offers times waits at most so long for calendars that were not read lately. */
const offering = { freshSeconds: 120, waitMs: 8000 } as const
const atOnce = 4

/** Starts reading the calendars of colleagues in the background (SLO-02). Returns the function that stops it. */
export function startReadingCalendars(platform: Platform, log: FastifyBaseLogger): () => void {
  const ending = new AbortController()
  const stop = startPeriodicTask(
    withoutOverlap(() => readDueCalendars(platform, ending.signal)),
    everyMs,
    (error) => {
      if (!ending.signal.aborted) log.warn({ err: error }, 'reading calendars failed')
    },
  )
  return () => {
    ending.abort()
    stop()
  }
}

/** Reads the calendars that are due. */
export async function readDueCalendars(platform: Needs, ending?: AbortSignal): Promise<void> {
  const { db, now } = platform
  for (;;) {
    const at = now()
    // Taken by moving the next time ahead, so that no other process reads them too.
    const { rows } = await sql<CalendarRow>`
      update busy_calendars set due_at = ${at}::timestamptz + make_interval(secs => ${restSeconds})
      where id in (
        select id from busy_calendars where due_at <= ${at}::timestamptz order by due_at, id limit ${sql.lit(4 * atOnce)} for update skip locked
      )
      returning id, uuid, user_id, kind, host, checked_at, worked_at, failure, address, login`.execute(db)
    await readNow(platform, rows, ending)
    if (rows.length < 4 * atOnce || ending?.aborted) return
  }
}

/**
 * Reads the calendars of colleagues that were not read in the last minutes, as long as somebody who offers times may wait. Readings that take
 * longer go on.
 */
export async function refreshCalendars(platform: Needs, userIds: readonly number[]): Promise<void> {
  const before = new Date(platform.now().getTime() - offering.freshSeconds * 1000)
  const stale = await readCalendarsToTry(platform.db, userIds, before)
  if (stale.length === 0) return
  const reading = readNow(platform, stale).catch((error) => platform.log.warn({ err: error }, 'reading calendars failed'))
  await Promise.race([reading, new Promise((done) => setTimeout(done, offering.waitMs).unref())])
}

/** Reads calendars and stores what they say. */
export async function readNow(platform: Needs, calendars: readonly CalendarRow[], ending?: AbortSignal): Promise<void> {
  const few = pLimit(atOnce)
  await Promise.all(calendars.map((calendar) => few(() => readAndStore(platform, calendar, ending))))
}

async function readAndStore(platform: Needs, calendar: CalendarRow, ending?: AbortSignal): Promise<void> {
  const { db, config, now, log } = platform
  const owner = await db
    .selectFrom('users')
    .leftJoin('interview_hours', 'interview_hours.user_id', 'users.id')
    .select(['users.email', 'interview_hours.time_zone'])
    .where('users.id', '=', calendar.user_id)
    .executeTakeFirst()
  if (!owner) return
  const at = now().getTime()
  const window = {
    from: at - dayMs,
    to: at + (timesLimits.mostDaysAhead + 2) * dayMs,
    timeZone: owner.time_zone ?? config.timeZone,
    owner: owner.email,
  }
  const reading = await read(platform, calendar, window, ending)
  // A reading that the end of the process has cut off says nothing about the calendar.
  if (ending?.aborted) return
  if ('failure' in reading) log.info({ calendar: calendar.uuid, reason: reading.reason }, 'a calendar could not be read')
  await store(platform, calendar, reading)
}

async function read(
  { config, secretKey }: Needs,
  calendar: CalendarRow,
  window: Parameters<typeof readCalendar>[1]['window'],
  ending?: AbortSignal,
): Promise<CalendarReading> {
  const opened = openCalendar(secretKey, calendar)
  if (!opened) return { failure: 'secret', reason: 'it was stored under another SECRET_KEY' }
  const signal = AbortSignal.any([AbortSignal.timeout(calendarLimits.seconds * 1000), ...(ending ? [ending] : [])])
  return readCalendar({ kind: calendar.kind, ...opened }, { signal, loopback: config.foreignLoopback, window })
}

/** Replaces what is known of a calendar. The busy times of the last reading that worked stay while it fails: nothing newer is known. */
async function store({ db, now }: Needs, { id }: CalendarRow, reading: CalendarReading): Promise<void> {
  const at = now()
  const due_at = new Date(at.getTime() + restSeconds * 1000)
  await db.transaction().execute(async (tx) => {
    // Two readings at once follow each other here; a calendar that was removed meanwhile stays removed.
    const failure = 'failure' in reading ? reading.failure : null
    const known = await tx
      .updateTable('busy_calendars')
      .set({ checked_at: at, due_at, failure, ...(failure === null && { worked_at: at }) })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!known || 'failure' in reading) return
    await tx.deleteFrom('busy_spans').where('calendar_id', '=', id).execute()
    const starts = reading.spans.map(({ from }) => new Date(from))
    const ends = reading.spans.map(({ to }) => new Date(to))
    await sql`
      insert into busy_spans (calendar_id, starts_at, ends_at)
      select ${id}, span.starts_at, span.ends_at from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as span(starts_at, ends_at)`.execute(
      tx,
    )
  })
}
