import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface AskedCalendar {
  readonly method: string | undefined
  readonly authorization: string | undefined
  readonly depth: string | undefined
  readonly body: string
}

/** A server of calendars on this machine. `answer` answers each question. */
export async function startCalendarServer(answer: (reply: ServerResponse, request: IncomingMessage) => void) {
  const asked: AskedCalendar[] = []
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { authorization, depth } = request.headers
      const body = Buffer.concat(parts).toString('utf8')
      asked.push({ method: request.method, authorization, depth: depth as string | undefined, body })
      answer(reply, request)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/marta/work/`, asked }
}

/** A calendar with an event from one instant to another. */
export function calendarWith(...events: readonly (readonly [from: Date, to: Date])[]): string {
  const time = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = events.flatMap(([from, to], at) => [
    'BEGIN:VEVENT',
    `UID:${at}@calendar.test`,
    `DTSTART:${time(from)}`,
    `DTEND:${time(to)}`,
    'SUMMARY:Cita médica',
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

/** The answer of a CalDAV server to calendar-query, one response for each event, as Radicale 3.1.8 writes it. */
export const multistatusWith = (...calendars: readonly string[]): string => `<?xml version='1.0' encoding='utf-8'?>
<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${calendars
  .map(
    (calendar, at) =>
      `<response><href>/marta/work/${at}.ics</href><propstat><prop><C:calendar-data>${escaped(calendar)}</C:calendar-data></prop><status>HTTP/1.1 200 OK</status></propstat></response>`,
  )
  .join('')}</multistatus>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Radicale's answers at the folder of the calendars: to calendar-query, and about its kind. A calendar has `<C:calendar />` there. */
export const folderAnswers = {
  REPORT: `<?xml version='1.0' encoding='utf-8'?>\n<multistatus xmlns="DAV:" />`,
  PROPFIND: `<?xml version='1.0' encoding='utf-8'?>
<multistatus xmlns="DAV:"><response><href>/marta/</href><propstat><prop><resourcetype><principal /><collection /></resourcetype></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`,
} as const
