import type { DemoClock } from './demo-clock.ts'
import { crowded } from './demo-crowd.ts'
import type { PlannedApplication, PlannedTest } from './demo-plan.ts'
import type { DemoRandom } from './demo-random.ts'

const minuteMs = 60_000

/** The ability of people by how far they came: results lie along the whole scale, and those who go on have the better ones. */
const abilityByStage: Record<string, number> = {
  makeTest: -0.3,
  firstInterview: 0.5,
  secondInterview: 0.9,
  approved: 1.3,
  reject: -0.6,
}

/** The people of the full board whose tests are in a state of their own, by their number. */
const special: Readonly<Record<number, Partial<PlannedTest>>> = {
  4: { ending: 'running' },
  6: { ending: 'abandoned' },
  9: { texts: 'waiting' },
  10: { explanation: 'Abrí mis apuntes en otra ventana para recordar un nombre.' },
}

/** The tests that a person took when an application came to the stage of tests; a skill is tested once. */
export function planTests(
  random: DemoRandom,
  clock: DemoClock,
  { person, steps, stage, vacancy }: PlannedApplication,
  { skills, planned }: { readonly skills: readonly string[]; readonly planned: readonly PlannedTest[] },
): PlannedTest[] {
  const asked = steps.find((step) => step.stage === 'makeTest')
  if (!asked) return []
  const own = vacancy === crowded ? (special[person.number] ?? {}) : {}
  const taken = planned.filter((test) => test.person === person).map(({ skill }) => skill)
  const wanted = own.ending ? skills.slice(0, 1) : skills.filter((_, place) => place === 0 || random.chance(0.7))
  // Some people have not taken their test yet.
  if (stage === 'makeTest' && !own.ending && random.chance(0.1)) return []
  const ability = (abilityByStage[stage] ?? 0) + (random() + random() + random() - 1.5) * 1.8
  return wanted
    .filter((skill) => !taken.includes(skill))
    .map((skill, place) => ({
      ...{
        person,
        skill,
        ability: ability + (random() - 0.5) * 0.8,
        ending: 'finished',
        texts: textsOf(random, clock, asked.at),
        ...own,
      },
      began: beganAt(random, clock, asked.at, { ending: own.ending, place }),
    }))
}

function textsOf(random: DemoRandom, clock: DemoClock, askedAt: Date): PlannedTest['texts'] {
  // Colleagues rate on the next morning at the earliest.
  if (askedAt > clock.past(1, 0) || (askedAt > clock.past(6, 0) && random.chance(0.15))) return 'waiting'
  return random.chance(0.2) ? 'rated twice' : 'rated'
}

/** In the evening of the day on which they were asked; a running test began minutes ago, and an abandoned one days. */
function beganAt(
  random: DemoRandom,
  { now }: DemoClock,
  askedAt: Date,
  { ending, place }: { ending: PlannedTest['ending'] | undefined; place: number },
): Date {
  if (ending === 'running') return new Date(now.getTime() - 12 * minuteMs)
  if (ending === 'abandoned') return new Date(now.getTime() - 50 * 60 * minuteMs)
  return new Date(askedAt.getTime() + (random.between(40, 200) + place * 45) * minuteMs)
}
