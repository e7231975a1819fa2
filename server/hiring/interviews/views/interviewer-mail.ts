import { boardSearchedFor } from '#domain/hiring/board/board.screens.ts'
import { greetedName, type InterviewAnswer, interviewerOf } from '#domain/hiring/interviews/interviews.rules.ts'
import { meetingLink } from '#domain/hiring/notifications/notifications.rules.ts'
import { formatPeriod } from '#domain/kernel/dates.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import type { MailAddress } from '../../../platform/mail/mail-from.ts'
import { hoursOf } from '../../../platform/mail/mail-hours.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailSite } from '../../../platform/mail/mail-parts.ts'
import type { Platform } from '../../../platform/platform.ts'
import { calendarEntry } from './calendar-entry.ts'
import { texts } from './texts.ts'

/** An interview, with the candidate and the vacancy that it is about. */
export interface ToldInterview {
  readonly uuid: string
  readonly application_id: number
  readonly user_id: number
  readonly first_name: string
  readonly last_name: string
  readonly job: string
  readonly vacancy_uuid: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly time_zone: string
  readonly sender: string
  readonly place: string
}

/** What the person who interviews hears of; `sequence` is that of the calendar entry. */
export type InterviewerNews =
  | { readonly what: 'invited' | 'changed'; readonly sequence: number }
  | { readonly what: 'cancelled'; readonly sequence: number; readonly reason: string }
  | { readonly what: InterviewAnswer; readonly note: string }

interface Around {
  readonly language: Language
  readonly site: MailSite
  readonly from: MailAddress
  readonly now: Date
}

/** The e-mail to the person who interviews. */
export function composeInterviewerMail(
  platform: Pick<Platform, 'config'>,
  interview: ToldInterview,
  news: InterviewerNews,
  { language, site, from, now }: Around,
) {
  const of = texts[language]
  const { job, starts_at: startsAt, ends_at: endsAt, time_zone: timeZone, place } = interview
  const interviewer = interviewerOf(interview.sender)
  const name = fullName(interview.first_name, interview.last_name)
  const fill = (text: string) => fillVariables(text, { name, job })
  const subject = fill(of[`interviews.mail.interviewer.${news.what}.subject`])
  const board = boardSearchedFor(interview.vacancy_uuid, name)
  const facts = [
    { label: of['interviews.mail.vacancy'], value: job },
    {
      label: of['interviews.mail.when'],
      value: `${formatPeriod(startsAt, endsAt, language, timeZone)} (${hoursOf(timeZone, language)})`,
    },
    { label: of['interviews.mail.where'], value: place, href: meetingLink(place) },
    { label: of['interviews.mail.said'], value: 'note' in news ? news.note : '' },
    { label: of['interviews.mail.reason'], value: 'reason' in news ? news.reason : '' },
  ].filter(({ value }) => value !== '')
  const message = 'sequence' in news ? (news.what === 'cancelled' ? 'leaves' : 'enters') : 'answered'
  return {
    ...layoutMail({
      language,
      recipient: greetedName(interviewer),
      subject,
      title: subject,
      bodyHtml: paragraphsHtml(of[`interviews.mail.interviewer.${message}`]),
      facts,
      link: mailedLink(of['interviews.mail.open_board'], site.url, board, language),
      site,
    }),
    calendar:
      'sequence' in news
        ? calendarEntry(platform, {
            ...{ uuid: interview.uuid, sequence: news.sequence, cancels: news.what === 'cancelled', startsAt, endsAt, place },
            // An entry that nobody is asked to answer.
            organizer: '',
            attendee: { name: interviewer.name, address: interviewer.address ?? from.address },
            description: fill(of['interviews.mail.with']),
            ...{ language, from, job: `${job} (${name})`, now },
          })
        : undefined,
  }
}
