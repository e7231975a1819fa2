import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { headerText } from '#domain/mail/mail.rules.ts'

export interface CalendarFile {
  /** Stays the same for every version of an interview, so that calendars replace the earlier one. */
  readonly uuid: string
  readonly sequence: number
  /** Takes the entry off the calendar that an earlier sequence put there. */
  readonly cancels: boolean
  readonly startsAt: Date
  readonly endsAt: Date
  readonly summary: string
  readonly description: string
  /** A place, or the address of a meeting. */
  readonly place: string
  /** The interviewer. `replies`: somebody reads answers at this address, so the entry asks for one. */
  readonly organizer: { readonly name: string; readonly address: string; readonly replies: boolean }
  readonly attendee: { readonly name: string; readonly address: string }
  readonly url: string
  readonly now: Date
}

/**
 * The text of an iCalendar file (MAIL-03). Times are instants in UTC: every calendar shows them in its reader's own time zone. Where nobody
 * reads answers it is published instead of requested, so that no calendar offers one; either is called off with CANCEL (RFC 5546).
 */
export function calendarFile(entry: CalendarFile): string {
  const { uuid, sequence, cancels, startsAt, endsAt, summary, description, place, organizer, attendee, url, now } = entry
  const method = cancels ? ICalCalendarMethod.CANCEL : organizer.replies ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
  const calendar = ical({ prodId: { company: 'Cantera', product: 'Cantera' }, method })
  calendar.createEvent({
    id: uuid,
    sequence,
    stamp: now,
    start: startsAt,
    end: endsAt,
    summary: headerText(summary),
    description,
    location: headerText(place) || null,
    status: cancels ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: headerText(organizer.name), email: organizer.address },
    attendees: organizer.replies
      ? [
          {
            name: headerText(attendee.name),
            email: attendee.address,
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.NEEDSACTION,
            rsvp: !cancels,
          },
        ]
      : [],
    url,
  })
  return calendar.toString()
}
