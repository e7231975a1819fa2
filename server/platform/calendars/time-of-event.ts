import ICAL from 'ical.js'
import { knownTimeZone } from '#domain/kernel/known-time-zone.ts'
import { zoneOfWindows } from './windows-zones.ts'

/** A time of a calendar as its clock shows it, and the zone of that clock. */
export interface WallTime {
  readonly wall: Temporal.PlainDateTime
  /** A name of IANA, an offset, or a zone that the calendar itself describes. */
  readonly zone: string | ICAL.Timezone
  readonly isDate: boolean
}

/** Finds the zones of a calendar: by their names, as far as these are known, else as the calendar describes them. */
export class Zones {
  readonly #own: string
  readonly #described: ReadonlyMap<string, ICAL.Timezone>
  readonly #found = new Map<string, string | ICAL.Timezone>()

  /** `own`: the zone of its owner, of whole days and of times without a zone. */
  constructor(own: string, calendars: readonly ICAL.Component[]) {
    this.#own = own
    const zones = calendars
      .flatMap((calendar) => calendar.getAllSubcomponents('vtimezone'))
      .map((zone) => new ICAL.Timezone(zone))
    this.#described = new Map(zones.map((zone) => [zone.tzid, zone]))
  }

  /** The time of a value; `property` is the one that has it. */
  timeOf(value: ICAL.Time, property: ICAL.Property): WallTime {
    const { year, month, day, hour, minute, second, isDate } = value
    const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second: Math.min(second, 59) })
    return { wall, isDate, zone: isDate ? this.#own : this.#zoneOf(value, property) }
  }

  #zoneOf(value: ICAL.Time, property: ICAL.Property): string | ICAL.Timezone {
    if (value.zone === ICAL.Timezone.utcTimezone) return 'UTC'
    const name = property.getFirstParameter('tzid')
    return name ? this.named(name) : this.#own
  }

  named(name: string): string | ICAL.Timezone {
    const known = this.#found.get(name)
    if (known) return known
    const found = zoneOfName(name) ?? this.#described.get(name) ?? offsetIn(name) ?? zoneOfCity(name) ?? this.#own
    this.#found.set(name, found)
    return found
  }
}

/**
 * The zone of IANA that a name means: its own, that of Windows, or the one at the end of an address, such as
 * /freeassociation.sourceforge.net/Europe/Madrid. Outlook numbers a zone that it describes twice.
 */
function zoneOfName(name: string): string | undefined {
  const plain = name.trim().replace(/^"|"$/g, '').replace(/ \d+$/, '')
  const parts = plain.split('/').filter(Boolean)
  const isAddress = plain.startsWith('/') || plain.includes('://')
  const ends = isAddress ? [-3, -2, -1].map((from) => parts.slice(from).join('/')) : []
  for (const candidate of [plain, ...ends]) {
    const zone = knownTimeZone(candidate) ?? zoneOfWindows(candidate)
    if (zone) return zone
  }
  return undefined
}

/** Some programs write the city alone. */
function zoneOfCity(city: string): string | undefined {
  const end = `/${city.trim().replaceAll(' ', '_')}`.toLowerCase()
  return Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase().endsWith(end))
}

/** The offset in a name that Outlook shows, (UTC-05:00) Bogota, Lima, Quito, or in one such as GMT-0500. */
function offsetIn(name: string): string | undefined {
  const [, hours, minutes] = /^\(?(?:UTC|GMT)([+-]\d\d):?(\d\d)(?:\)|$)/.exec(name) ?? []
  return hours && `${hours}:${minutes}`
}

/** The instant of a time. When clocks show it twice it is the first; a skipped one falls after the change. */
export function instantOf({ wall, zone }: Pick<WallTime, 'wall' | 'zone'>): number {
  if (typeof zone === 'string') return wall.toZonedDateTime(zone).epochMilliseconds
  const { year, month, day, hour, minute, second } = wall
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, zone).toUnixTime() * 1000
}

/** The same time on the clock of another zone. */
export function wallIn(time: WallTime, zone: string | ICAL.Timezone): Temporal.PlainDateTime {
  if (time.isDate || time.zone === zone) return time.wall
  const instant = Temporal.Instant.fromEpochMilliseconds(instantOf(time))
  if (typeof zone === 'string') return instant.toZonedDateTimeISO(zone).toPlainDateTime()
  const { year, month, day, hour, minute, second } = ICAL.Time.fromJSDate(
    new Date(instant.epochMilliseconds),
    true,
  ).convertToZone(zone)
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second })
}
