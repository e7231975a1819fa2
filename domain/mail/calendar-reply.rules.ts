/** What becomes of a calendar's answer to an interview: taken, or why it was not. */
export const calendarOutcomes = ['taken', 'changed', 'cancelled', 'over', 'often', 'other_person', 'unknown'] as const
export type CalendarOutcome = (typeof calendarOutcomes)[number]

/** The answer of a calendar program to an invitation of this site (RFC 5546). */
export interface CalendarReply {
  readonly uuid: string
  readonly sequence: number
  /** The address of the person who answers, in small letters. */
  readonly attendee: string
  readonly answer: 'accepted' | 'declined' | 'tentative' | 'proposed'
  /** What the person added. */
  readonly comment: string
  /** The proposed beginning and end, in UTC as ISO instants, or in the time of some zone as the calendar names it. */
  readonly proposed: readonly string[]
  /** Whether the words of the message are those of its program, which says the same as the answer. */
  readonly hasProgramWords: boolean
}

const answers: Readonly<Record<string, CalendarReply['answer']>> = {
  accepted: 'accepted',
  declined: 'declined',
  tentative: 'tentative',
}
/** Calendars answer in a few lines. */
const longest = 50_000
const property = /^([\w-]{1,60})((?:;[\w-]{1,60}=(?:"[^"]*"|[^";:]*))*):(.*)$/
const uuidForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

interface Property {
  readonly name: string
  readonly parameters: ReadonlyMap<string, string>
  readonly value: string
}

/** Reads an iCalendar file; undefined for anything but the answer to an invitation, or a proposal of another time. */
export function readCalendarReply(file: string): CalendarReply | undefined {
  const properties = propertiesOf(file)
  const [begin, end] = ['begin', 'end'].map((name) =>
    properties.findIndex((one) => one.name === name && /^vevent$/i.test(one.value)),
  )
  const event = properties.slice(begin, end)
  const method = textOf(properties, 'method').toLowerCase()
  const isProposal = method === 'counter'
  if (begin === undefined || begin < 0 || (method !== 'reply' && !isProposal)) return undefined
  const attendees = event.filter(({ name }) => name === 'attendee')
  const attendee = attendees.find((one) => answerOf(one) !== undefined) ?? (isProposal ? attendees[0] : undefined)
  const answer = isProposal ? 'proposed' : attendee && answerOf(attendee)
  const uuid = textOf(event, 'uid').trim().toLowerCase()
  const sequence = Number(textOf(event, 'sequence') || '0')
  if (!attendee || !answer || !uuidForm.test(uuid) || !Number.isInteger(sequence) || sequence < 0 || sequence > 1e9)
    return undefined
  return {
    ...{ uuid, sequence, answer },
    attendee: attendee.value
      .replace(/^mailto:/i, '')
      .trim()
      .toLowerCase(),
    comment: plainTextOf(textOf(event, 'comment') || (attendee.parameters.get('x-response-comment') ?? '')).trim(),
    proposed: isProposal
      ? ['dtstart', 'dtend'].flatMap((name) => event.find((one) => one.name === name) ?? []).map(instantOf)
      : [],
    hasProgramWords: /google|apple/i.test(textOf(properties, 'prodid')),
  }
}

function propertiesOf(file: string): Property[] {
  const lines = file
    .slice(0, longest)
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
  return lines.flatMap((line) => {
    const [, name = '', parameters = '', value = ''] = property.exec(line) ?? []
    if (name === '') return []
    const pairs = [...parameters.matchAll(/;([\w-]+)=(?:"([^"]*)"|([^";:]*))/g)]
    const named = pairs.map(([, key = '', quoted, bare = '']) => [key.toLowerCase(), quoted ?? bare] as const)
    return [{ name: name.toLowerCase(), parameters: new Map(named), value }]
  })
}

const textOf = (properties: readonly Property[], name: string) => properties.find((one) => one.name === name)?.value ?? ''
const answerOf = ({ parameters }: Property) => answers[(parameters.get('partstat') ?? '').toLowerCase()]
const plainTextOf = (text: string) => text.replace(/\\([nN,;\\])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

/** `20261201T150000Z` as an ISO instant; the time of a zone with its name. */
function instantOf({ value, parameters }: Property): string {
  const [, year, month, day, hour, minute, zulu] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\d(Z?)$/.exec(value.trim()) ?? []
  if (year === undefined) return value.slice(0, 40)
  if (zulu) return `${year}-${month}-${day}T${hour}:${minute}:00.000Z`
  return `${year}-${month}-${day} ${hour}:${minute} ${(parameters.get('tzid') ?? '').slice(0, 60)}`.trim()
}
