import {
  findCandidateClientsEndpoint,
  findCandidateSourcesEndpoint,
  findCandidatesEndpoint,
  findCandidateTagsEndpoint,
} from '#domain/people/candidate-search/candidate-search.contract.ts'
import { searchTerms } from '#domain/people/candidate-search/search-terms.rules.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentCandidate } from './candidate-search.views.ts'
import { readCandidates } from './reads/candidates.ts'
import { readClientChoices, readTagChoices } from './reads/choices.ts'
import { readSourceChoices } from './reads/sources.ts'

export const candidateSearchRoutes = ({ db, now }: Platform) => [
  route(findCandidatesEndpoint, async ({ query, viewer }) =>
    answerPage(await readCandidates(db, { viewer, now: now() }, query), presentCandidate(searchTerms(query.q))),
  ),

  route(findCandidateClientsEndpoint, async ({ query, viewer }) => ({ data: await readClientChoices(db, viewer, query) })),

  route(findCandidateTagsEndpoint, async ({ query }) => ({ data: await readTagChoices(db, query) })),

  route(findCandidateSourcesEndpoint, async ({ query, viewer }) => ({
    data: await readSourceChoices(db, viewer, query.q ?? ''),
  })),
]
