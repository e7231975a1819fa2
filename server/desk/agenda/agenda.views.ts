import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { AgendaEntry, Feed, OfferedEntry } from '#domain/desk/agenda/agenda.contract.ts'
import { boardWithCard } from '#domain/hiring/board/board.screens.ts'
import { en } from '#domain/hiring/interviews/interviews.mail.en.ts'
import { es } from '#domain/hiring/interviews/interviews.mail.es.ts'
import { interviewerOf } from '#domain/hiring/interviews/interviews.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables, headerText } from '#domain/mail/mail.rules.ts'
import type { AgendaRow, FeedInterviewRow, FeedRow, OpenOfferRow } from './agenda.reads.ts'

const texts = { es, en }

/** The names of an interview's colleagues, the one whom it names first. */
function interviewersOf({ sender, colleagues }: Pick<AgendaRow, 'sender' | 'colleagues'>): string[] {
  const { name, address } = interviewerOf(sender)
  return [name, ...colleagues.filter(({ email }) => email !== address).map((colleague) => colleague.name)]
}

const jobOf = ({ vacancy_uuid, title, language }: Pick<AgendaRow, 'vacancy_uuid' | 'title' | 'language'>) => ({
  uuid: vacancy_uuid,
  name_job: title,
  language,
})

export const presentInterview = (row: AgendaRow): AgendaEntry => ({
  uuid: row.uuid,
  uuid_element: row.card_uuid,
  name: row.name,
  jobs: jobOf(row),
  stage: row.stage,
  interviewers: interviewersOf(row),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  place: row.place,
  answer: row.answer,
})

export const presentOffer = (row: OpenOfferRow): OfferedEntry => ({
  uuid_element: row.card_uuid,
  name: row.name,
  jobs: jobOf(row),
  interviewers: [...(row.interviewers ?? [])],
  first_day: row.first_day,
  last_day: row.last_day,
  minutes: row.minutes,
})

export const presentFeed = ({ made_at }: Pick<FeedRow, 'made_at'>): Feed => ({ made_at: made_at.toISOString() })

interface Reader {
  readonly language: Language
  readonly siteUrl: string
}

/**
 * The interviews of a colleague as iCalendar. Its text changes only with an interview, so that its tag does too. A name stands there only while
 * the colleague may read about the candidate.
 */
export function feedOf(rows: readonly FeedInterviewRow[], { language, siteUrl }: Reader): string {
  const of = texts[language]
  const calendar = ical({ prodId: { company: 'Cantera', product: 'Cantera' }, method: ICalCalendarMethod.PUBLISH })
  for (const row of rows) {
    const subject = row.known ? `${row.title} (${row.name})` : ''
    calendar.createEvent({
      id: row.uuid,
      sequence: row.sequence,
      stamp: row.updated_at,
      start: row.starts_at,
      end: row.ends_at,
      summary: headerText(fillVariables(of['interviews.mail.calendar'], { job: subject }).replace(/[:\s]+$/, '')),
      location: row.known ? headerText(row.place) || null : null,
      status: ICalEventStatus.CONFIRMED,
      ...(row.known && {
        url: `${siteUrl}${boardWithCard(row.vacancy_uuid, { card: row.card_uuid, name: row.name }, 'details')}`,
      }),
    })
  }
  return calendar.toString()
}
