import type { Language } from '#domain/kernel/languages.ts'
import { type CvKind, cvHeadings, cvKinds, cvPlaces, cvWords } from './demo-cv-texts.ts'
import { demoRandom } from './demo-random.ts'

/** A fictitious person as their CV names them. */
export interface CvPerson {
  readonly fullName: string
  readonly email: string
  readonly phone?: string | undefined
  readonly place?: string | undefined
  readonly language: Language
  /** The title of the vacancy that they last applied for. */
  readonly work: string
  /** Decides the content of the CV and its layout. */
  readonly number: number
  /** The year in which it was written. */
  readonly year: number
}

interface Job {
  readonly title: string
  readonly company: string
  readonly from: number
  /** Undefined while it goes on. */
  readonly to?: number | undefined
  readonly done: readonly string[]
}

export interface CvContent {
  readonly name: string
  readonly title: string
  readonly contact: readonly string[]
  readonly profile: string
  readonly jobs: readonly Job[]
  readonly studies: { readonly title: string; readonly school: string; readonly until: number }
  readonly tools: readonly string[]
  readonly language: Language
}

export const kindOfWork = (title: string): CvKind => cvKinds.find(([words]) => words.test(title))?.[1] ?? 'logistics'

/** What the CV of a fictitious person says: about the work that they look for, and the same every time. */
export function cvContent({ fullName, email, phone, place, language, work, number, year }: CvPerson): CvContent {
  const random = demoRandom(7_000 + number)
  const words = cvWords[language][kindOfWork(work)]
  const done = rotated(words.done, random.between(0, words.done.length - 1))
  const companies = rotated(cvPlaces.companies, random.between(0, cvPlaces.companies.length - 1))
  const count = random.between(2, 3)
  let [until, used]: [number | undefined, number] = [undefined, 0]
  const jobs: Job[] = []
  for (let place = 0; place < count; place += 1) {
    const to: number = until ?? year
    const from = to - random.between(1, 4)
    const title = random.pick(words.titles)
    const lines = place < done.length - 3 ? 2 : 1
    jobs.push({ title, company: companies[place] ?? '', from, to: until, done: done.slice(used, used + lines) })
    until = from
    used += lines
  }
  return {
    ...{ name: fullName, title: words.titles[number % words.titles.length] ?? '', language, jobs },
    contact: [email, phone, place].filter((one) => one !== undefined),
    profile: words.profile.join(' '),
    studies: { title: random.pick(words.studies), school: random.pick(cvPlaces.schools), until: (until ?? year) - 1 },
    tools: words.tools,
  }
}

const rotated = <Thing>(things: readonly Thing[], by: number): Thing[] =>
  things.map((_, at) => things[(at + by) % things.length] as Thing)

/** Its headings, as printed. */
export const headingsOf = ({ language }: CvContent) => cvHeadings[language]

export const yearsOf = ({ from, to }: Job, now: string): string => `${from} – ${to ?? now}`
