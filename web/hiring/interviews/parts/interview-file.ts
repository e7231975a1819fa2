import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'

export interface CalendarInterview {
  /** The same as in the e-mail's file, so that a calendar has one entry for both. */
  readonly uuid: string
  readonly sequence: number
  readonly starts_at: string
  readonly ends_at: string
  readonly title: string
  readonly details: string
  readonly place: string
}

const reminderSeconds = 3600

/** The text of a calendar file of an interview, which reminds an hour before it. It asks for no answer: the site does. */
export function interviewFile({ uuid, sequence, starts_at, ends_at, title, details, place }: CalendarInterview): string {
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
  const calendar = ical({ prodId: { company: 'Cantera', product: 'Cantera' }, method: ICalCalendarMethod.PUBLISH })
  const event = calendar.createEvent({
    id: uuid,
    sequence,
    start: new Date(starts_at),
    end: new Date(ends_at),
    summary: oneLine(title),
    description: details,
    location: oneLine(place) || null,
  })
  event.createAlarm({ type: ICalAlarmType.display, trigger: reminderSeconds, description: oneLine(title) })
  return calendar.toString()
}
