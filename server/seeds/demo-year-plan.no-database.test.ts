import { expect, test } from 'vitest'
import { cleanText } from '../platform/files/text/clean-text.ts'
import { extractText } from '../platform/files/text/extract-text.ts'
import { demoClock } from './demo-clock.ts'
import { makeCv } from './demo-cv.ts'
import { cvPersonOf } from './demo-year-cvs.ts'
import { planYear } from './demo-year-plan.ts'

/** Weekdays, weekends, a leap day, the ends of a month and a year, and the early and late hours of a day. */
const moments = [
  '2026-11-30T08:00:00Z',
  '2028-02-29T05:01:00Z',
  '2027-01-01T04:59:00Z',
  '2027-05-02T17:00:00Z',
  '2026-12-19T23:30:00Z',
  '2027-03-01T13:00:00Z',
]
const zones = ['America/Bogota', 'Pacific/Auckland']
const cases = moments.flatMap((moment) => zones.map((zone) => [moment, zone] as const))

test.for(cases)('issue 47.8 the year loaded at %s in %s has no step in the future, and all steps in order', ([moment, zone]) => {
  const now = new Date(moment)
  const plan = planYear(demoClock(now, zone))
  expect(plan.people.length).toBeGreaterThan(200)
  expect(new Set(plan.people.map(({ name, lastname }) => `${name} ${lastname}`)).size).toBe(plan.people.length)
  for (const { person, steps, interviews, openedAt } of plan.applications) {
    const instants = [person.registeredAt, ...steps.map(({ at }) => at)].map((at) => at.getTime())
    for (const [place, at] of instants.entries()) expect(at).toBeGreaterThan(instants[place - 1] ?? 0)
    expect(instants.at(-1)).toBeLessThan(now.getTime())
    expect(openedAt?.getTime() ?? 0).toBeLessThan(now.getTime())
    for (const { invitedAt, startsAt } of interviews) expect(startsAt.getTime()).toBeGreaterThan(invitedAt.getTime())
  }
  const meetings = plan.applications.flatMap(({ interviews }) => interviews)
  for (const one of meetings) {
    const end = one.startsAt.getTime() + one.minutes * 60_000
    const inIt = meetings.filter(
      ({ with: colleague, startsAt }) => colleague === one.with && startsAt >= one.startsAt && startsAt.getTime() < end,
    )
    expect(inIt).toHaveLength(1)
  }
  for (const { began } of plan.tests) expect(began.getTime()).toBeLessThan(now.getTime() - 8 * 60_000)
  const past = plan.applications.filter(({ steps }) => steps.at(-1)?.kind === 'hired')
  expect(past.length).toBeGreaterThan(20)
})

test('issue 47.8 the year is the same every time', () => {
  const plan = () => planYear(demoClock(new Date('2027-02-28T12:00:00Z'), 'America/Bogota'))
  expect(plan()).toEqual(plan())
})

test('issue 47.8 the stored text of a CV is what its PDF says', async () => {
  const { people } = planYear(demoClock(new Date('2027-02-28T12:00:00Z'), 'America/Bogota'))
  for (const person of people.slice(0, 12)) {
    const { bytes, text } = makeCv(cvPersonOf(person))
    const read = await extractText('pdf', bytes)
    expect(read).toMatchObject({ state: 'read', language: person.language })
    expect('text' in read && read.text.replace(/\s+/g, ' ')).toBe(cleanText(text).replace(/\s+/g, ' '))
  }
})
