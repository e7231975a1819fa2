import type { DemoClock } from './demo-clock.ts'
import { hour } from './demo-clock.ts'
import { type Area, clientOf, fieldsOf, skillsOf } from './demo-crowd.ts'
import type { DemoVacancy } from './demo-vacancy.ts'
import { closedVacancies } from './demo-year-texts.ts'

/** The working days, counted back from the last one, on which the first and the last of the closed vacancies were published. */
const [firstPublished, lastPublished] = [262, 34]
/** How many working days a vacancy was open. All that happened in it fits into them. */
export const openWorkdays = 32

/** A vacancy of the past year. */
export interface ClosedVacancy extends DemoVacancy {
  readonly area: Area
  /** The working day of its publication. */
  readonly workday: number
  /** How many people were hired. */
  readonly hires: number
}

export function closedVacanciesOf(clock: DemoClock): ClosedVacancy[] {
  const gap = (firstPublished - lastPublished) / (closedVacancies.length - 1)
  return closedVacancies.map(([title, reportsTo, city, area, usual, language], place) => {
    const workday = Math.round(firstPublished - place * gap)
    // Two of a dozen vacancies were given up.
    const hires = place % 6 === 4 ? 0 : place % 5 === 0 ? 2 : 1
    return {
      ...{ area, workday, hires, client: clientOf[area], skills: skillsOf[area] },
      publishedAt: clock.past(workday, hour(9, 10)),
      closedAt: clock.past(workday - openWorkdays, hour(18)),
      fields: { ...fieldsOf([title, reportsTo, city, area, usual], language, place), cant_vacant: Math.max(1, hires) },
    }
  })
}
