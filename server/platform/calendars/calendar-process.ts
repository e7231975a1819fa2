import type { Span } from '#domain/kernel/spans.ts'
import { serveBounded } from '../bounded/bounded-program.ts'
import { busySpansOf, type CalendarWindow } from './busy-spans.ts'
import { calendarsInAnswer } from './calendars-in-answer.ts'

/** What a calendar answered, to be read for a window of time. */
export interface CalendarAnswer {
  readonly kind: 'ical' | 'caldav'
  readonly text: string
  readonly window: CalendarWindow
}

const megabytes = 512

/** Undefined for an answer that is no calendar. */
function spansIn({ kind, text, window }: CalendarAnswer): Span[] | undefined {
  try {
    const calendars = kind === 'ical' ? [text] : calendarsInAnswer(text)
    return calendars && busySpansOf(calendars, window)
  } catch {
    return undefined
  }
}

serveBounded<CalendarAnswer, { readonly spans: Span[] | undefined }>(megabytes, async (answer) => ({
  spans: spansIn(answer),
}))
