/** The properties that say when somebody is busy, each with the values that are read. */
const values: Readonly<Record<string, RegExp>> = {
  BEGIN: /./,
  END: /./,
  UID: /./,
  DURATION: /^[+-]?P/i,
  RRULE: /FREQ=/i,
  STATUS: /./,
  TRANSP: /./,
  'X-MICROSOFT-CDO-BUSYSTATUS': /./,
  FREEBUSY: /\d/,
  TZID: /./,
  TZOFFSETFROM: /\d/,
  TZOFFSETTO: /\d/,
}

/** Properties with a time. Their value has no colon, but the name of a zone may have one that is not quoted. */
const times: readonly string[] = ['DTSTART', 'DTEND', 'RDATE', 'EXDATE', 'RECURRENCE-ID']
/** Parts of a rule that are passed over: empty ones, those that programs added, and a count of zero, by which some mean none. */
const noPart = /^(?:$|X-|COUNT=0*$)/i
const knownPart = /^(?:FREQ|UNTIL|COUNT|INTERVAL|WKST|BY(?:SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS))=./i

/**
 * The lines of a calendar that say when its owner is busy. The parser refuses a whole calendar for one malformed line, and most of these are in
 * texts of people: names, descriptions and comments of answers, which are not needed.
 * @throws Error for a rule that cannot be followed
 */
export function busyLines(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r\n?|\n/)
  return lines.flatMap(busyLine).join('\r\n')
}

function busyLine(line: string): string | [] {
  const name = /^[\w-]+/.exec(line)?.[0].toUpperCase() ?? ''
  if (name === 'ATTENDEE') return answerOf(line)
  if (times.includes(name)) return timeLine(name, line)
  const [, parameters = '', value = ''] = /^[\w-]+((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/.exec(line) ?? []
  if (!Object.hasOwn(values, name) || !values[name]?.test(value)) return []
  return `${name}${parameters}:${name === 'RRULE' ? ruleOf(value) : value.trim()}`
}

/** A line with a time: its zone in quotes, and a date without a clock as one. */
function timeLine(name: string, line: string): string | [] {
  const [, parameters = '', value = ''] = /^[\w-]+(;.*)?:([^:]*)$/.exec(line) ?? []
  if (!/\d/.test(value)) return []
  const parameter = (of: string) => new RegExp(`;${of}=("[^"]*"|[^;"]*)`, 'i').exec(parameters)?.[1]?.replaceAll('"', '')
  const zone = parameter('tzid')
  const kind = /^\d{8}(?:,|$)/.test(value.trim()) ? 'DATE' : parameter('value')
  const range = parameter('range')
  return `${name}${zone ? `;TZID="${zone}"` : ''}${kind ? `;VALUE=${kind}` : ''}${range ? `;RANGE=${range}` : ''}:${value.trim()}`
}

/** A rule with an unknown part says nothing: the parser would pass over the part, and the event would be on other days. */
function ruleOf(value: string): string {
  const parts = value
    .trim()
    .split(';')
    .filter((part) => !noPart.test(part))
  if (!parts.every((part) => knownPart.test(part))) throw new Error('a rule has an unknown part')
  return parts.join(';')
}

/** The answer of an invited person, without their words, which may break the line. */
function answerOf(line: string): string | [] {
  const [, answer] = /;partstat="?([\w-]+)/i.exec(line) ?? []
  const [, address] = /:(mailto:[^\s";,:]+)\s*$/i.exec(line) ?? []
  return answer && address ? `ATTENDEE;PARTSTAT=${answer}:${address}` : []
}
