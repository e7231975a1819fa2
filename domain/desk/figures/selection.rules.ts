import type { DeviceClass } from '../../assessment/attempts/device.rules.ts'
import type { Language } from '../../kernel/languages.ts'
import { fisherExact } from './fisher.rules.ts'
import { correctForSeveral, type Interval, intervalOfRate, intervalOfRatio } from './rules/intervals.ts'

/** What people are compared by: facts of their test, and nothing about who they are (FAI-06). */
export const characteristics = ['language', 'device', 'extra_time'] as const
export type Characteristic = (typeof characteristics)[number]

/** The groups of each characteristic; each ends a message key `figures.group.…`. */
export const groupsOf = {
  language: ['es', 'en'],
  device: ['computer', 'phone'],
  extra_time: ['without', 'with'],
} as const satisfies Record<Characteristic, readonly string[]>
export const groups = [...groupsOf.language, ...groupsOf.device, ...groupsOf.extra_time] as const
export type Group = (typeof groups)[number]

/** What people can reach, from the first to the last; each ends a message key `figures.reached.…`. */
export const goals = ['passed', 'interviewed', 'hired'] as const
export type Goal = (typeof goals)[number]

/** People who took a test with these facts; for each goal, how many of them it is decided for, and how many reached it. */
export interface Tally {
  readonly language: Language
  /** Null when it was not recorded. */
  readonly device: DeviceClass | null
  /** Null when it was not recorded, or the test had no time limit. */
  readonly extra_time: boolean | null
  readonly decided: Readonly<Record<Goal, number>>
  readonly reached: Readonly<Record<Goal, number>>
}

/** With fewer people in a group, chance decides, so no rate is compared. */
export const leastPeople = 30

/** How many more people two groups need before they can be compared: of the two that need fewest, or of one group and another without people. */
export function missingPeople(groups: readonly { readonly people: number }[]): number {
  const [most = 0, second = 0] = groups.map(({ people }) => people).sort((one, other) => other - one)
  return Math.max(0, leastPeople - most) + Math.max(0, leastPeople - second)
}
/** The four-fifths rule of the Uniform Guidelines on Employee Selection Procedures (29 CFR 1607.4 D). */
export const fourFifths = 0.8
/** A difference that chance alone makes in fewer than one of twenty comparisons. */
export const surprising = 0.05

/**
 * What a comparison says about a group; each ends a message key `figures.verdict.…`. `few`: too few people. `highest`: the group that the others are
 * compared with. `even`: within four fifths. `slight`: within four fifths, but unlikely to be chance. `chance`: below, which may be chance. `below`: below.
 * `alone`: enough people, but no other group to compare with. `nobody`: nobody of the groups with enough people reached the goal.
 */
export const verdicts = ['few', 'alone', 'nobody', 'highest', 'even', 'slight', 'chance', 'below'] as const
export type Verdict = (typeof verdicts)[number]

export interface ComparedGroup {
  readonly group: Group
  readonly people: number
  readonly reached: number
  /** From 0 to 1, with its interval; null with too few people. */
  readonly rate: number | null
  readonly rate_interval: Interval | null
  /**
   * The rate divided by that of the group with the highest one, with its interval, and the probability that chance alone makes a difference at
   * least this large; null without a comparison.
   */
  readonly ratio: number | null
  readonly ratio_interval: Interval | null
  readonly p: number | null
  /** The same probability, corrected for the number of tests in the report (AUD-03). The verdict is by this one. */
  readonly p_corrected: number | null
  readonly verdict: Verdict
}

export interface Comparison {
  readonly characteristic: Characteristic
  readonly goal: Goal
  readonly groups: readonly ComparedGroup[]
  /** How many people are left out, because the fact was not recorded for their test. */
  readonly unrecorded: number
}

/** All comparisons, by characteristic and goal. Their tests are corrected for each other. */
export function comparisonsOf(tallies: readonly Tally[]): Comparison[] {
  const comparisons = characteristics.flatMap((characteristic) =>
    goals.map((goal) => comparisonOf(tallies, characteristic, goal)),
  )
  const tested = comparisons.flatMap(({ groups: compared }) => compared.filter(isTested))
  const corrected = new Map(correctForSeveral(tested.map(({ p }) => p)).map((p, place) => [tested[place], p]))
  return comparisons.map((comparison) => ({
    ...comparison,
    groups: comparison.groups.map((group) => (isTested(group) ? withCorrection(group, corrected.get(group) ?? group.p) : group)),
  }))
}

type TestedGroup = ComparedGroup & { readonly p: number; readonly ratio: number }
const isTested = (group: ComparedGroup): group is TestedGroup => group.p !== null && group.ratio !== null

const withCorrection = (group: TestedGroup, p: number): ComparedGroup => ({
  ...group,
  p_corrected: p,
  verdict: verdictOf(group.ratio, p),
})

function comparisonOf(tallies: readonly Tally[], characteristic: Characteristic, goal: Goal): Comparison {
  const isIn = (group: Group) => (tally: Tally) => groupIn(tally, characteristic) === group
  const counted = groupsOf[characteristic].map((group) => ({ group, ...sumOf(tallies.filter(isIn(group)), goal) }))
  const { people: unrecorded } = sumOf(
    tallies.filter((tally) => groupIn(tally, characteristic) === null),
    goal,
  )
  return { characteristic, goal, groups: compareGroups(counted), unrecorded }
}

function groupIn(tally: Tally, characteristic: Characteristic): Group | null {
  if (characteristic !== 'extra_time') return tally[characteristic]
  return tally.extra_time === null ? null : tally.extra_time ? 'with' : 'without'
}

const sumOf = (tallies: readonly Tally[], goal: Goal) => ({
  people: tallies.reduce((sum, { decided }) => sum + decided[goal], 0),
  reached: tallies.reduce((sum, { reached }) => sum + reached[goal], 0),
})

type CountedGroup = Pick<ComparedGroup, 'group' | 'people' | 'reached'>

const uncompared = { ratio: null, ratio_interval: null, p: null, p_corrected: null } as const

/** Compares each group with the one that has the highest rate, among those with enough people, as if no other test was made. */
export function compareGroups(counted: readonly CountedGroup[]): ComparedGroup[] {
  const enough = counted.filter(({ people }) => people >= leastPeople)
  const rateOf = ({ reached, people }: CountedGroup) => reached / people
  const highest = enough.reduce<CountedGroup | undefined>(
    (one, other) => (one && rateOf(one) >= rateOf(other) ? one : other),
    undefined,
  )
  return counted.map((one): ComparedGroup => {
    if (!highest || one.people < leastPeople) return { ...one, rate: null, rate_interval: null, ...uncompared, verdict: 'few' }
    const rated = { ...one, rate: rateOf(one), rate_interval: intervalOfRate(one.reached, one.people) }
    if (enough.length < 2) return { ...rated, ...uncompared, verdict: 'alone' }
    if (rateOf(highest) === 0) return { ...rated, ...uncompared, verdict: 'nobody' }
    if (one === highest) return { ...rated, ...uncompared, ratio: 1, verdict: 'highest' }
    const ratio = rated.rate / rateOf(highest)
    const p = fisherExact({
      oneOn: one.reached,
      oneNot: one.people - one.reached,
      otherOn: highest.reached,
      otherNot: highest.people - highest.reached,
    })
    return { ...rated, ratio, ratio_interval: intervalOfRatio(one, highest), p, p_corrected: p, verdict: verdictOf(ratio, p) }
  })
}

/** What is known of one person's way, for a join with what they say of themselves elsewhere (AUD-03); null where nothing is decided. */
export interface Outcome {
  readonly email: string
  readonly language: Language
  readonly device: DeviceClass | null
  readonly extra_time: boolean | null
  readonly passed: boolean | null
  readonly interviewed: boolean | null
  readonly hired: boolean | null
}

/** The least characters of the code that makes ids of addresses: a shorter one could be found by trying all. */
export const leastCode = 20

/** A ratio with two decimals, rounded down: a ratio below four fifths is never shown as four fifths. */
export const shownRatio = (ratio: number): number => Math.floor((ratio + divisionError) * 100) / 100

/** What a division may be off by, so that exact four fifths are four fifths. */
const divisionError = 1e-9

function verdictOf(ratio: number, p: number): Verdict {
  if (ratio >= fourFifths - divisionError) return p < surprising ? 'slight' : 'even'
  return p < surprising ? 'below' : 'chance'
}
