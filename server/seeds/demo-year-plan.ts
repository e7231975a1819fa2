import type { Language } from '#domain/kernel/languages.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { demoAdministrator, demoRecruiter } from './demo-cast.ts'
import { type DemoClock, hour } from './demo-clock.ts'
import { type Area, activeVacancies, clientOf, crowded, crowdNames, skillsOf } from './demo-crowd.ts'
import type { DemoPlan, PlannedApplication, PlannedPerson, PlannedTest } from './demo-plan.ts'
import { type Diary, type Fate, planApplication } from './demo-plan-application.ts'
import { planTests } from './demo-plan-tests.ts'
import { type DemoRandom, demoRandom } from './demo-random.ts'
import { known } from './demo-rows.ts'
import { demoVacancies } from './demo-vacancies.ts'
import { applicantsByMonth, demoColleagues, firstNames, homes, mostApplicants, surnames } from './demo-year-texts.ts'
import { closedVacanciesOf } from './demo-year-vacancies.ts'

const [selection, technology, accounts] = demoColleagues.map(({ email }) => email) as [string, string, string]
const recruiter = demoRecruiter.email
const interviewersOf: Record<Area, readonly string[]> = {
  technology: [recruiter, technology, demoAdministrator.email],
  sales: [recruiter, accounts],
  logistics: [recruiter, selection],
  health: [selection, recruiter, demoAdministrator.email],
  finance: [recruiter, selection, accounts],
}
const workers = [recruiter, recruiter, recruiter, selection, selection, accounts]

/** The numbers of people behind the crowd of the full board: of the year, and of the vacancies that are open. */
const [photographed, firstOfYear, firstOfNow] = [35, 100, 400]
/** The vacancy to which somebody applied with a photographed CV. */
const scanned = 'Auxiliar de bodega'
const areas: readonly Area[] = ['technology', 'sales', 'logistics', 'health', 'finance']

/** What the planning of the year adds to, in the order of time as far as people are concerned. */
interface Planning {
  readonly clock: DemoClock
  readonly random: DemoRandom
  readonly diary: Diary
  readonly people: PlannedPerson[]
  readonly applications: PlannedApplication[]
  readonly tests: PlannedTest[]
}

/**
 * The year of the demo world besides the cast: a pure function of the day on which it is loaded. People of a number are the same on every
 * day; how many apply to a vacancy follows the month in which it was published.
 */
export function planYear(clock: DemoClock): DemoPlan {
  const planning: Planning = { clock, random: demoRandom(20_270), diary: [], people: [], applications: [], tests: [] }
  planCrowd(planning)
  const past = planClosed(planning)
  planOpen(planning, past)
  return registered(planning)
}

/** People register on the way to their first application. */
function registered({ people, applications, tests }: Planning): DemoPlan {
  const firstOf = new Map<PlannedPerson, number>()
  for (const { person, steps } of applications) {
    const at = steps[0]?.at.getTime() ?? 0
    firstOf.set(person, Math.min(at, firstOf.get(person) ?? at))
  }
  const dated = new Map(
    people.map((person) => {
      const at = firstOf.get(person)
      const registeredAt = at === undefined ? person.registeredAt : new Date(at - (4 + (person.number % 9)) * 60_000)
      return [person, { ...person, registeredAt }]
    }),
  )
  const withPerson = <Planned extends { readonly person: PlannedPerson }>(one: Planned): Planned => ({
    ...one,
    person: known(dated, one.person),
  })
  return { people: [...dated.values()], applications: applications.map(withPerson), tests: tests.map(withPerson) }
}

interface Person {
  readonly number: number
  readonly name: string
  readonly lastname: string
  readonly language: Language
  readonly workday: number
  readonly work: string
  readonly isComplete: boolean
}

function addPerson({ clock, people }: Planning, { number, workday, ...facts }: Person): PlannedPerson {
  const person: PlannedPerson = {
    ...facts,
    ...{ number, isPhotographed: number === photographed, email: `persona${number}@demo.test` },
    home: homes[number % homes.length] as (typeof homes)[number],
    phone: `+57 300 000 0${String(number).padStart(3, '0')}`,
    registeredAt: clock.past(workday, hour(6)),
  }
  people.push(person)
  return person
}

function newPerson(
  planning: Planning,
  number: number,
  facts: Omit<Person, 'number' | 'name' | 'lastname' | 'isComplete'>,
): PlannedPerson {
  const index = number - firstOfYear
  const name = firstNames[index % firstNames.length] ?? ''
  const surname = surnames[(index * 13 + Math.floor(index / firstNames.length)) % surnames.length] ?? ''
  return addPerson(planning, { ...facts, number, name, lastname: `${surname} Demo`, isComplete: number % 7 !== 3 })
}

interface Adding {
  readonly area: Area
  /** Those that the vacancy asks for. */
  readonly skills: readonly string[]
  readonly person: PlannedPerson
  readonly vacancy: string
  readonly workday?: number | undefined
  readonly longest: number
  readonly fate: Fate
  readonly meeting?: 'none' | 'ahead' | undefined
}

function add(planning: Planning, { area, skills, ...facts }: Adding): PlannedApplication {
  const { clock, random, diary } = planning
  const by = random.pick(workers)
  const application = planApplication(random, clock, diary, { ...facts, by, interviewers: interviewersOf[area] })
  planning.applications.push(application)
  planning.tests.push(...planTests(random, clock, application, { skills, planned: planning.tests }))
  return application
}

/** More cards on the first stages than on the last, as on a real board. */
const spread: readonly Stage[] = [
  ...(['apply', 'apply', 'apply', 'makeTest', 'apply', 'makeTest', 'firstInterview', 'apply'] as const),
  ...(['makeTest', 'secondInterview', 'apply', 'firstInterview', 'approved', 'makeTest', 'reject'] as const),
]
const cardsOfCrowded = 30
const hiredOfCrowded = 12
/** The numbers of people who were offered times for an interview: one has not picked yet, the other one has. */
export const [offered, picked] = [7, 12]
/** Working days in which its people applied; it was published before. */
const longestOfCrowded = 25

/** The people of the vacancy with the full board; the last ones apply elsewhere. */
function planCrowd(planning: Planning): void {
  for (const [place, fullName] of crowdNames.entries()) {
    const [name = '', lastname = ''] = fullName.split(' ')
    const language = place % 5 === 4 ? 'en' : 'es'
    const stage = spread[place % spread.length] ?? 'apply'
    const furthest = stage === 'reject' ? 1 : stages.indexOf(stage)
    // Every third person stopped after registering.
    const facts = { number: place + 1, name, lastname: `${lastname} Demo`, language, isComplete: place % 3 !== 2 } as const
    const person = addPerson(planning, { ...facts, work: crowded, workday: longestOfCrowded })
    const end = stage === 'reject' ? 'rejected' : place === hiredOfCrowded ? 'hired' : 'open'
    // Those who have not moved applied day after day.
    const workday = furthest === 0 ? place % 7 : undefined
    const meeting = person.number === offered ? 'none' : person.number === picked ? 'ahead' : undefined
    const card = { person, vacancy: crowded, workday, meeting, longest: longestOfCrowded, fate: { furthest, end } } as const
    if (place < cardsOfCrowded) add(planning, { area: 'technology', skills: skillsOf.technology, ...card })
  }
}

/** What became of the applicants who were not hired: how far they came, as often as it is listed, and how it ended. */
const losses: readonly Fate[] = [
  ...[0, 0, 0, 0, 1, 1, 1, 2, 2, 3].map((furthest): Fate => ({ furthest, end: 'rejected' })),
  ...[0, 1, 4].map((furthest): Fate => ({ furthest, end: 'withdrawn' })),
]

/** The vacancies of the year with their applicants, who are returned with the area of their work. */
function planClosed(planning: Planning): { area: Area; person: PlannedPerson }[] {
  const { clock, random } = planning
  return closedVacanciesOf(clock).flatMap(({ area, skills, workday: published, hires, fields }, vacancy) => {
    const month = clock.past(published, hour(9)).getUTCMonth()
    const { name_job: work, language } = fields
    return Array.from({ length: applicantsByMonth[month] ?? mostApplicants }, (_, place) => {
      const workday = published - 1 - Math.min(9, place)
      const number = firstOfYear + vacancy * mostApplicants + place
      const person = newPerson(planning, number, { language: language === 'en' ? 'en' : 'es', workday, work })
      const isHired = place >= 1 && place <= hires
      const fate: Fate = isHired ? { furthest: 4, end: 'hired' } : random.pick(losses)
      add(planning, { area, skills, person, vacancy: work, workday, longest: workday, fate })
      return { area, person, isHired }
    }).filter(({ isHired }) => !isHired)
  })
}

/** Where applicants of open vacancies stand, as often as it is listed. */
const standings: readonly Fate[] = [
  ...[0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4].map((furthest): Fate => ({ furthest, end: 'open' })),
  ...[0, 1, 2].map((furthest): Fate => ({ furthest, end: 'rejected' })),
]

interface OpenVacancy {
  readonly area: Area
  readonly skills: readonly string[]
  readonly title: string
  readonly language: Language
  readonly longest: number
}

/** The open vacancies besides the full board and the one whose board the cast has. Those of the last days have no applicants yet. */
const openVacancies: readonly OpenVacancy[] = [...demoVacancies.slice(1), ...activeVacancies]
  .filter(({ closedDaysAgo, fields }) => closedDaysAgo === undefined && fields.name_job !== crowded)
  .map(({ client, skills, publishedDaysAgo = 0, fields }) => ({
    ...{ skills, title: fields.name_job, language: fields.language === 'en' ? 'en' : 'es' },
    area: areas.find((area) => clientOf[area] === client) ?? 'sales',
    longest: Math.floor((publishedDaysAgo * 5) / 7) - 2,
  }))

/** Some applicants for each open vacancy; a third of them applied to another one before. */
function planOpen(planning: Planning, past: readonly { area: Area; person: PlannedPerson }[]): void {
  const { random } = planning
  let number = firstOfNow
  const applied = new Set<string>()
  for (const { area, skills, title, language, longest } of openVacancies) {
    for (let left = longest < 0 ? 0 : random.between(1, 5); left > 0; left -= 1) {
      const before = past.filter((one) => one.area === area && one.person.language === language)
      const again = random.chance(0.35) && before.length > 0 ? random.pick(before).person : undefined
      const isPhotographed = title === scanned && !planning.people.some((one) => one.isPhotographed)
      const facts = { language, workday: longest, work: title }
      const person = isPhotographed
        ? addPerson(planning, { ...facts, number: photographed, name: 'Hernán', lastname: 'Pardo Demo', isComplete: true })
        : (again ?? newPerson(planning, number++, facts))
      if (applied.has(`${person.number} ${title}`)) continue
      applied.add(`${person.number} ${title}`)
      add(planning, { area, skills, person, vacancy: title, longest, fate: random.pick(standings) })
    }
  }
}
