import type { CalendarFailure } from '#domain/kernel/calendar-failures.ts'
import type { Span } from '#domain/kernel/spans.ts'
import { createBoundedProcess } from '../bounded/bounded-process.ts'
import { NotRead, readOutside, tooLong } from '../outside/read-outside.ts'
import type { CalendarWindow } from './busy-spans.ts'
import type { CalendarAnswer } from './calendar-process.ts'
import type { CalendarLogin } from './calendar-secrets.ts'

export const calendarLimits = {
  /** A calendar of many years has a few megabytes. */
  bytes: 10 * 1_048_576,
  seconds: 15,
  /** The processor time of reading one. */
  readingMs: 10_000,
  heapMegabytes: 192,
} as const

export interface CalendarToRead {
  readonly kind: 'ical' | 'caldav'
  readonly address: string
  readonly login: CalendarLogin | undefined
}

interface Settings {
  readonly signal: AbortSignal
  readonly loopback: boolean
  readonly window: CalendarWindow
}

/** What came of reading a calendar; `reason` is for the log alone: see NotRead. */
export type CalendarReading = { readonly spans: Span[] } | { readonly failure: CalendarFailure; readonly reason: string }

/** Strangers write into calendars, by inviting their owners. Their rules are followed in a process of their own (ADR-0109). */
const reader = createBoundedProcess<CalendarAnswer, { readonly spans: Span[] | undefined }>({
  program: new URL('./calendar-process.ts', import.meta.url),
  mostMs: calendarLimits.readingMs,
  heapMegabytes: calendarLimits.heapMegabytes,
})

/** Reads when the owner of a calendar is busy (SLO-02), from an iCalendar address or the collection of a CalDAV server. */
export async function readCalendar(calendar: CalendarToRead, settings: Settings): Promise<CalendarReading> {
  try {
    const text = await ask(calendar, settings)
    const read = await reader.run({ kind: calendar.kind, text, window: settings.window })
    if ('failure' in read) return { failure: 'unreadable', reason: read.failure }
    return read.spans ? { spans: read.spans } : { failure: 'unreadable', reason: 'the answer is no calendar' }
  } catch (error) {
    if (!(error instanceof NotRead)) throw error
    return { failure: failureOf(error), reason: error.message }
  }
}

function failureOf({ status, message }: NotRead): CalendarFailure {
  if (status === 401 || status === 403) return 'login'
  if (status === 404 || status === 410) return 'missing'
  return message === tooLong ? 'too_large' : 'unreachable'
}

async function ask({ kind, address, login }: CalendarToRead, { signal, loopback, window }: Settings): Promise<string> {
  const within = { signal, loopback, bytes: calendarLimits.bytes }
  const authorization = login && { authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}` }
  if (kind === 'ical')
    return readOutside(address, { ...within, headers: { accept: 'text/calendar, */*;q=0.1', ...authorization } })
  const askServer = (method: 'REPORT' | 'PROPFIND', depth: string, body: string) => {
    const headers = {
      depth,
      'content-type': 'application/xml; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      ...authorization,
    }
    return readOutside(address, { ...within, method, headers, body, status: 207 })
  }
  const text = await askServer('REPORT', '1', reportOf(window))
  // A folder of calendars answers without events too, and nobody would be busy.
  if (!text.includes('calendar-data') && !isCalendar.test(await askServer('PROPFIND', '0', kindQuestion)))
    throw new NotRead('not the address of a calendar', 404)
  return text
}

const kindQuestion = `<?xml version="1.0" encoding="utf-8"?>
<D:propfind xmlns:D="DAV:"><D:prop><D:resourcetype/></D:prop></D:propfind>`
/** The kind of a calendar in the answer, whatever its prefix is. */
const isCalendar = /<(?:[\w-]+:)?calendar[\s/>]/

/** Asks for the events of a window of time (RFC 4791, calendar-query). Servers answer a recurring event whole. */
function reportOf({ from, to }: CalendarWindow): string {
  const [start, end] = [from, to].map((at) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, ''))
  return `<?xml version="1.0" encoding="utf-8"?>
<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
<D:prop><C:calendar-data/></D:prop>
<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="${start}" end="${end}"/></C:comp-filter></C:comp-filter></C:filter>
</C:calendar-query>`
}
