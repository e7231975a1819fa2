import { rejectionStage } from '#domain/hiring/board/board.rules.ts'
import { isInterview, type Stage, stages } from '#domain/kernel/stages.ts'
import { type DemoClock, hour } from './demo-clock.ts'
import type { PlannedApplication, PlannedInterview, PlannedPerson, PlannedStep } from './demo-plan.ts'
import type { DemoRandom } from './demo-random.ts'
import { sources } from './demo-year-texts.ts'
import { firstReasons } from './reference.ts'

/** How an application ends, behind the furthest stage of the way to a hire that it came to. */
export interface Fate {
  readonly furthest: number
  readonly end: 'open' | 'rejected' | 'withdrawn' | 'hired'
}

interface Facts {
  readonly person: PlannedPerson
  readonly vacancy: string
  /** The working day on which the person applied; without it, a few days before the last step that the fate needs. */
  readonly workday?: number | undefined
  /** The working days since the vacancy was published. */
  readonly longest: number
  readonly fate: Fate
  readonly by: string
  readonly interviewers: readonly string[]
  /** Without an interview at the stage where the card stands, or with one to come; by chance if it is absent. */
  readonly meeting?: 'none' | 'ahead' | undefined
}

/** The interviews of everybody, so that no colleague is in two at once. */
export type Diary = { readonly with: string; readonly startsAt: number; readonly endsAt: number }[]

const starts = [
  hour(8),
  hour(8, 30),
  hour(9, 15),
  hour(10),
  hour(11),
  hour(11, 30),
  hour(14),
  hour(14, 45),
  hour(15, 30),
  hour(16, 30),
]
const lengths = [30, 45, 45, 60, 30, 90]
const answers = ['confirmed', 'confirmed', 'confirmed', null] as const
/** The reasons that fit a rejection from each stage, by their place among the first ones. */
const reasonsFrom: readonly (readonly number[])[] = [
  [0, 3, 0, 1],
  [1, 1, 5],
  [4, 2, 0],
  [4, 4, 2],
]

/** Plans one application from applying to its end, or to where it stands. No step of staff is on a weekend, today, or to come. */
export function planApplication(random: DemoRandom, clock: DemoClock, diary: Diary, facts: Facts): PlannedApplication {
  const { person, vacancy, by } = facts
  const { workday, fate, ways } = courseOf(random, facts)
  const steps: PlannedStep[] = [
    { kind: 'applied', stage: 'apply', at: clock.past(workday, random.between(hour(6, 30), hour(22))) },
  ]
  const interviews: PlannedInterview[] = []
  let [day, stage]: [number, Stage] = [workday, 'apply']
  for (const { kind, to, days } of ways) {
    const meeting = { facts, stage, since: day, invitedAt: steps.at(-1)?.at ?? clock.now }
    day -= days
    if (isInterview(stage)) interviews.push(interviewOf(random, clock, diary, { ...meeting, until: day }))
    stage = to
    steps.push({ kind, stage, at: clock.past(day, random.between(hour(8, 20), hour(17, 20))) })
  }
  const last = steps.at(-1) ?? { kind: 'applied', stage, at: clock.now }
  if (fate.end === 'open' && isInterview(stage) && facts.meeting !== 'none')
    interviews.push(openInterview(random, clock, diary, { facts, stage, since: day, invitedAt: last.at }))
  return {
    ...{ person, vacancy, steps, stage, interviews, by, source: random.pick(sources) },
    stageAt: steps.findLast(({ kind }) => kind === 'applied' || kind === 'moved')?.at ?? clock.now,
    openedAt: openedAt(clock, { steps, workday, isOpen: fate.end === 'open' }),
    // The latest rejections wait for their e-mail, and their cards say so.
    isNotified: stage !== rejectionStage || day > 0,
    reason: stage === rejectionStage ? (firstReasons[random.pick(reasonsFrom[fate.furthest] ?? [4])] ?? null) : null,
  }
}

/** The steps behind applying with the working days that each took, and the day of applying that leaves room for them. */
function courseOf(random: DemoRandom, { fate: wished, workday: wanted, longest }: Facts) {
  const wait = (from: number) => (from === 2 || from === 3 ? random.between(2, 5) : random.between(1, 4))
  const waits = [0, 1, 2, 3, 4].map(wait)
  const lasting = (furthest: number, end: Fate['end']) => sum(waits.slice(0, furthest + (end === 'open' ? 0 : 1)))
  let fate = wished
  // A young vacancy has nobody far ahead.
  while (lasting(fate.furthest, fate.end) > longest && (fate.furthest > 0 || fate.end !== 'open'))
    fate = { furthest: Math.max(0, fate.furthest - 1), end: 'open' }
  const last = {
    rejected: ['moved', rejectionStage],
    withdrawn: ['withdrawn', stages[fate.furthest]],
    hired: ['hired', 'approved'],
  } as const
  const ways = stages
    .slice(1, fate.furthest + 1)
    .map((to, place) => ({ kind: 'moved' as PlannedStep['kind'], to, days: waits[place] ?? 1 }))
  if (fate.end !== 'open') {
    const [kind, to = 'apply'] = last[fate.end]
    ways.push({ kind, to, days: waits[fate.furthest] ?? 1 })
  }
  const needed = sum(ways.map(({ days }) => days))
  return { fate, ways, workday: Math.max(needed, wanted ?? Math.min(longest, needed + random.between(0, 4))) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Staff open an application before they move it; the newest ones wait. */
function openedAt(
  clock: DemoClock,
  { steps, workday, isOpen }: { steps: readonly PlannedStep[]; workday: number; isOpen: boolean },
): Date | null {
  const moved = steps.find(({ kind }) => kind === 'moved')
  if (moved) return new Date(moved.at.getTime() - 5 * 60_000)
  return isOpen && workday < 2 ? null : clock.past(Math.max(workday - 1, 0), hour(17, 30))
}

interface Meeting {
  readonly facts: Facts
  readonly stage: Stage
  readonly since: number
  readonly invitedAt: Date
}

/** An interview that took place between two moves of the card. */
function interviewOf(
  random: DemoRandom,
  clock: DemoClock,
  diary: Diary,
  meeting: Meeting & { readonly until: number },
): PlannedInterview {
  const workday = random.between(meeting.until + 1, Math.max(meeting.until + 1, meeting.since - 1))
  return meetingAt(random, diary, meeting, (minute) => clock.past(workday, minute), true)
}

/** One that is to come, today or in the next days, or took place without a decision yet. */
function openInterview(random: DemoRandom, clock: DemoClock, diary: Diary, meeting: Meeting): PlannedInterview {
  if (meeting.since > 2 && meeting.facts.meeting !== 'ahead' && random.chance(0.3)) {
    const workday = random.between(0, meeting.since - 2)
    return meetingAt(random, diary, meeting, (minute) => clock.past(workday, minute), true)
  }
  const ahead = random.between(meeting.facts.meeting === 'ahead' ? 0 : -1, 4)
  return meetingAt(random, diary, meeting, (minute) => (ahead < 0 ? clock.today(minute) : clock.ahead(ahead, minute)), false)
}

function meetingAt(
  random: DemoRandom,
  diary: Diary,
  { facts, stage, invitedAt }: Meeting,
  at: (minute: number) => Date,
  isOver: boolean,
): PlannedInterview {
  const [colleague, first] = [random.pick(facts.interviewers), random.between(0, starts.length - 1)]
  const minutes = random.pick(lengths)
  const entryAt = (minute: number) => {
    const startsAt = at(minute).getTime()
    return { with: colleague, startsAt, endsAt: startsAt + minutes * 60_000 }
  }
  const entries = [...starts.slice(first), ...starts.slice(0, first)].map(entryAt)
  const isFree = (entry: Diary[number]) =>
    diary.every((other) => other.with !== colleague || other.endsAt <= entry.startsAt || other.startsAt >= entry.endsAt)
  const entry = entries.find(isFree) ?? entryAt(hour(17))
  diary.push(entry)
  return {
    ...{
      stage: stage === 'secondInterview' ? 'secondInterview' : 'firstInterview',
      startsAt: new Date(entry.startsAt),
      invitedAt,
    },
    ...{ minutes, with: colleague },
    answer: isOver ? 'confirmed' : random.chance(0.06) ? 'other_time' : random.pick(answers),
  }
}
