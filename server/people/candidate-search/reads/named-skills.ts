import { sql } from 'kysely'
import { type NameInSearch, namesInSearch, type Term, termsBeside } from '#domain/people/candidate-search/search-terms.rules.ts'
import type { Reader } from '../../../platform/platform.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { ownersOf } from '../../users/users-list.reads.ts'
import { hasTerms } from './document-query.ts'

interface NamedSkill extends NameInSearch {
  readonly skillId: number
}

/** The skills that words of a search name in either language, the longest names first; none overlap. */
export async function readNamedSkills(db: Reader, terms: readonly Term[]): Promise<NamedSkill[]> {
  const runs = namesInSearch(terms)
  if (runs.length === 0) return []
  const names = runs.flatMap((run) => run.names)
  const { rows } = await sql<{ typed: string; id: number }>`
    select typed, skill_id as id from unnest(${names}::text[]) as typed join skill_names on skill_names.name = folded(typed)`.execute(
    db,
  )
  const named: NamedSkill[] = []
  for (const run of runs) {
    const skill = rows.find(({ typed }) => run.names.includes(typed))
    if (skill && !named.some(({ from, to }) => from < run.to && to > run.from)) named.push({ ...run, skillId: skill.id })
  }
  return named.slice(0, mostNamedSkills)
}
const mostNamedSkills = 2

/** For each choice of the skills that a search names, the people who have these and whose documents have the other terms. */
export async function peopleWithNamedSkills(db: Reader, viewer: Viewer, terms: readonly Term[]) {
  const named = await readNamedSkills(db, terms)
  const [first, second] = named
  const choices = [...named.map((one) => [one] as const), ...(first && second ? [[first, second] as const] : [])]
  return choices.map((skills) => {
    const rest = termsBeside(terms, skills)
    const [first, ...others] = skills
    let owners = ownersOf(db, first.skillId)
    for (const { skillId } of others) owners = owners.where('user_skills.user_id', 'in', ownersOf(db, skillId))
    if (rest.length === 0) return owners
    return owners.where(
      sql<boolean>`exists (select from person_search where person_search.user_id = user_skills.user_id and ${hasTerms(rest, viewer)})`,
    )
  })
}
