import type { Reader } from './platform.ts'
import { recordIs } from './record-id.ts'
import type { Viewer } from './sessions/viewer.ts'
import { isVacancyVisibleTo } from './sessions/visible-vacancies.ts'

/** What the pages about a vacancy state of it. */
export interface NamedVacancy {
  readonly id: number
  readonly uuid: string
  readonly title: string
  readonly language: 'es' | 'en'
}

/** A query for the vacancy of a path, which finds nothing where the viewer may not read about it. */
export const namedVacancy = (db: Reader, viewer: Viewer, id: string) =>
  db
    .selectFrom('vacancies')
    .select(['id', 'uuid', 'title', 'language'])
    .where(recordIs('vacancies', id))
    .where(isVacancyVisibleTo(viewer))

/** Where a list belongs: to a vacancy, or to the whole site (null). */
export interface VacancyPlace {
  readonly vacancy: NamedVacancy | null
}

/** The vacancy of a path, or the list of the whole site, whose word is `ofSite`; undefined where the viewer may not read about it. */
export async function readVacancyPlace(
  db: Reader,
  viewer: Viewer,
  list: string,
  ofSite: string,
): Promise<VacancyPlace | undefined> {
  if (list === ofSite) return { vacancy: null }
  const vacancy = await namedVacancy(db, viewer, list).executeTakeFirst()
  return vacancy && { vacancy }
}
