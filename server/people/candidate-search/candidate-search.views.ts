import { finalBands } from '#domain/assessment/results/error.rules.ts'
import { finalBand } from '#domain/assessment/results/scoring.rules.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { Candidate } from '#domain/people/candidate-search/candidate-search.contract.ts'
import { excerptOf } from '#domain/people/candidate-search/excerpt.rules.ts'
import type { SavedSearch } from '#domain/people/candidate-search/saved-searches.contract.ts'
import type { Term } from '#domain/people/candidate-search/search-terms.rules.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { CandidateRow } from './reads/candidates.ts'
import type { SavedSearchRow } from './reads/saved-searches.ts'

/** A candidate with the place where the search found its terms. */
export const presentCandidate =
  (terms: readonly Term[]) =>
  (row: CandidateRow): Candidate => ({
    uuid: row.uuid,
    fullname: fullName(row.first_name, row.last_name),
    email: row.email,
    confirmed: row.email_verified_at !== null,
    place: [row.city || row.state, row.country].filter(Boolean).join(', '),
    avalaible_strut: row.available ? 'Y' : 'N',
    hired_strut: row.hired ? 'Y' : 'N',
    consent_due_at: row.consent_due_at?.toISOString() ?? null,
    no_contact: row.no_contact_since !== null,
    registered: row.registered,
    last_active_at: row.last_active_at?.toISOString() ?? null,
    tags: [...row.tags],
    owner: row.owner,
    skills: row.skills.map(presentSkill),
    application: row.application && presentApplication(row.application),
    named_skill: row.named_skill,
    excerpt: excerptIn(row, terms),
  })

/** Points count for a search once all texts of the test are rated. */
function presentSkill({ name, ...tested }: CandidateRow['skills'][number]): Candidate['skills'][number] {
  const band = finalBand(tested)
  const { points, error } = band === null ? { points: null, error: null } : tested
  return { name, points, error, band, bands: finalBands(tested) }
}

function presentApplication({ uuid, title, language, stage }: NonNullable<CandidateRow['application']>) {
  return { vacancy: { uuid, name_job: title, language }, stage }
}

function excerptIn({ cv, profile, notes }: CandidateRow, terms: readonly Term[]): Candidate['excerpt'] {
  for (const [from, text] of [
    ['cv', cv],
    ['profile', profile],
    ['note', notes],
  ] as const) {
    const parts = text ? excerptOf(text, terms) : undefined
    if (parts) return { from, parts }
  }
  return null
}

/** A saved search for a person who sees it, with how many people are new to them. */
export function presentSavedSearch(
  viewer: Person,
  { uuid, name, query, owner, user_id, role_uuid, role, role_built_in, version }: SavedSearchRow,
  found: { total: number; total_capped: boolean },
): SavedSearch {
  return {
    uuid,
    name,
    query,
    own: user_id === viewer.id,
    owner,
    role: role_uuid && role ? { uuid: role_uuid, name: role, built_in: role_built_in } : null,
    new: found.total,
    new_capped: found.total_capped,
    version,
  }
}
