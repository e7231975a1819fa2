/** Why a calendar could not be read, as far as its owner may learn: see NotRead. */
export const calendarFailures = ['login', 'missing', 'unreachable', 'too_large', 'unreadable', 'secret'] as const
export type CalendarFailure = (typeof calendarFailures)[number]
