import type { Span } from '#domain/kernel/spans.ts'

/** Two months in which calendars are read for a colleague in Bogotá. */
export const readingWindow = {
  from: Date.parse('2026-03-01T00:00Z'),
  to: Date.parse('2026-05-01T00:00Z'),
  timeZone: 'America/Bogota',
  owner: 'marta@example.com',
}

export const calendarOf = (...parts: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//t//t//EN', ...parts, 'END:VCALENDAR', ''].join('\r\n')

export const eventOf = (...lines: readonly string[]) =>
  ['BEGIN:VEVENT', 'UID:e', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\r\n')

/** Spans in UTC, to the minute. */
export const minutesOf = (spans: readonly Span[]) => {
  const minute = (instant: number) => new Date(instant).toISOString().slice(0, 16)
  return spans.map(({ from, to }) => `${minute(from)}/${minute(to)}`)
}
