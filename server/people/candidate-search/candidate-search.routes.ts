import {
  findCandidatesEndpoint,
  findPoolClientsEndpoint,
  findPoolTagsEndpoint,
  listPoolSourcesEndpoint,
} from '#domain/people/candidate-search/candidate-search.contract.ts'
import { poolTerms } from '#domain/people/candidate-search/pool-terms.rules.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentCandidate } from './candidate-search.views.ts'
import { readCandidates } from './reads/candidates.ts'
import { readClientChoices, readSourceChoices, readTagChoices } from './reads/choices.ts'

export const poolRoutes = ({ db, now }: Platform) => [
  route(findCandidatesEndpoint, async ({ query, viewer }) =>
    answerPage(await readCandidates(db, { viewer, now: now() }, query), presentCandidate(poolTerms(query.q))),
  ),

  route(findPoolClientsEndpoint, async ({ query, viewer }) => ({ data: await readClientChoices(db, viewer, query) })),

  route(findPoolTagsEndpoint, async ({ query }) => ({ data: await readTagChoices(db, query) })),

  route(listPoolSourcesEndpoint, async ({ viewer }) => ({ data: await readSourceChoices(db, viewer) })),
]
