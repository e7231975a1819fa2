import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { headerText } from '#domain/mail/mail.rules.ts'

export interface Invitation {
  /** Stays the same for every version of an interview, so that calendars replace the earlier one. */
  readonly uuid: string
  readonly sequence: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly summary: string
  readonly description: string
  readonly organizer: { readonly name: string; readonly address: string }
  readonly attendee: { readonly name: string; readonly address: string }
  readonly url: string
  readonly now: Date
}

/** An iCalendar invitation (MAIL-03). Times are instants in UTC: every calendar shows them in its reader's own time zone. */
export function invitationText(invitation: Invitation): string {
  const { uuid, sequence, startsAt, endsAt, summary, description, organizer, attendee, url, now } = invitation
  const calendar = ical({ prodId: { company: 'Cantera', product: 'Cantera' }, method: ICalCalendarMethod.REQUEST })
  calendar.createEvent({
    id: uuid,
    sequence,
    stamp: now,
    start: startsAt,
    end: endsAt,
    summary: headerText(summary),
    description,
    status: ICalEventStatus.CONFIRMED,
    organizer: { name: headerText(organizer.name), email: organizer.address },
    attendees: [
      {
        name: headerText(attendee.name),
        email: attendee.address,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: true,
      },
    ],
    url,
  })
  return calendar.toString()
}
