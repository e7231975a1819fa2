import { getTeamEndpoint, listColleaguesEndpoint, setTeamEndpoint } from '#domain/hiring/members/members.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readColleagues, readTeam, readVacancyOfTeam } from './members.reads.ts'
import { presentTeam } from './members.views.ts'
import { setTeam } from './members.writes.ts'

export const memberRoutes = (platform: Platform) => [
  route(listColleaguesEndpoint, async () => answerPage(await readColleagues(platform.db), (row) => row)),

  route(getTeamEndpoint, async ({ params, viewer }) => {
    const vacancy = await readVacancyOfTeam(platform.db, viewer, params.id)
    if (!vacancy) return refuse('errors.not_found')
    return { data: presentTeam(await readTeam(platform.db, vacancy), viewer) }
  }),

  route(setTeamEndpoint, async ({ params, body, viewer }) =>
    answerChange('members.saved', await setTeam(platform, viewer, params.id, body), (row) => presentTeam(row, viewer)),
  ),
]
