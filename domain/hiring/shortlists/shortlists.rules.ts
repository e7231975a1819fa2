import { dayAfter } from '../../kernel/dates.ts'

/** What a client may read of each person. Contact data, notes of staff and answers of tests are never among them (decision 104). */
export const sharedFacts = ['summary', 'experience', 'skills', 'availability', 'step', 'cv'] as const
export type SharedFact = (typeof sharedFacts)[number]

/** What staff share unless they choose otherwise. The CV has contact data, and steps are the agency's own words. */
export const usuallyShared = (fact: SharedFact): boolean => fact !== 'cv' && fact !== 'step'

export const shownNames = ['full', 'initials'] as const

/** What a client answers about a person; `comment` decides nothing yet. */
export const clientAnswers = ['yes', 'no', 'comment'] as const
export type ClientAnswer = (typeof clientAnswers)[number]

/** What a card shows of its newest shortlist. */
export const clientStates = ['waiting', ...clientAnswers] as const
export type ClientState = (typeof clientStates)[number]

export const shortlistStates = ['open', 'ended', 'withdrawn'] as const
export type ShortlistState = (typeof shortlistStates)[number]

/** What becomes of a link that a client opens. Unknown, withdrawn and ended ones are all `over`. */
export const openingStates = ['open', 'over', 'code_needed', 'wrong_code'] as const
export type OpeningState = (typeof openingStates)[number]

export const shortlistLimits = {
  people: 20,
  ofVacancy: 100,
  days: 14,
  mostDays: 180,
  wishedTimes: 3,
  note: 600,
  code: { least: 4, most: 40 },
  answersPerDay: 40,
} as const

/** Whether its link opens a shortlist at this instant. */
export function stateOfShortlist(
  { ends_at, withdrawn_at }: { readonly ends_at: Date; readonly withdrawn_at: Date | null },
  now: Date,
): ShortlistState {
  if (withdrawn_at !== null) return 'withdrawn'
  return ends_at.getTime() <= now.getTime() ? 'ended' : 'open'
}

/** The day that a new shortlist ends on unless staff choose another; both as yyyy-mm-dd. */
export const usualEnd = (today: string, days: number = shortlistLimits.days): string => dayAfter(today, days)

/** The initials of a name, so that a client reads profiles without names: 'A. G.'. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .map((letter) => `${letter.toLocaleUpperCase()}.`)
    .join(' ')

const address = /[^\s<>()@]+@[^\s<>()@]+\.\p{L}{2,}/gu
const link = /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|facebook|instagram|t|wa)\.(?:com|me)\/\S+/giu
const phone = /\+?\(?\d[\d ().\-/]{5,}\d/g

/** A text of a person without the addresses, links and phone numbers in it. Years and amounts stay. */
export const withoutContactData = (text: string): string =>
  text
    .replace(address, '…')
    .replace(link, '…')
    .replace(phone, (found) => (isPhone(found) ? '…' : found))

const isPhone = (found: string): boolean => {
  const digits = found.replace(/\D/g, '')
  // Mobile numbers of nine digits are also written in threes: 987 654 321.
  const isAmount = /^\d{1,3}(?:[. ]\d{3})+$/.test(found) && (digits.length !== 9 || digits.endsWith('000'))
  const isPeriod = /^(?:19|20)\d\d ?[-/] ?(?:19|20)\d\d$/.test(found)
  return digits.length >= 7 && !isAmount && !isPeriod
}

const particles: readonly string[] = ['del', 'las', 'los', 'van', 'von']

/** A text of a person with initials in place of the words of their name, because the name often stands in it. */
export const withInitials = (text: string, name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => [...word].length > 2 && !particles.includes(word.toLocaleLowerCase()))
    .reduce((shown, word) => {
      const written = new RegExp(`(^|[^\\p{L}])${word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!\\p{L})`, 'giu')
      return shown.replace(written, (_found, before: string) => `${before}${initialsOf(word)}`)
    }, text)

/** Whether a text is a time that exists, as yyyy-mm-ddThh:mm. */
export const isLocalTime = (time: string): boolean => {
  const at = new Date(`${time}:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(time)
}
