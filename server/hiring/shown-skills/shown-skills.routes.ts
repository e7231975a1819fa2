import { getShownEndpoint } from '#domain/hiring/shown-skills/shown-skills.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readApplicationOfScorecards, readStandings } from '../scorecards/scorecards.reads.ts'
import { readAsked } from './shown-skills.reads.ts'
import { presentShown } from './shown-skills.views.ts'

export const shownSkillsRoutes = ({ db, now }: Platform) => [
  route(getShownEndpoint, async ({ params, viewer }) => {
    const application = await readApplicationOfScorecards(db, viewer, params.id)
    if (!application) return refuse('errors.not_found')
    const [[asked], standings] = await Promise.all([
      readAsked(db, viewer, [application.id]),
      readStandings(db, viewer, application, now()),
    ])
    if (!asked) return refuse('errors.not_found')
    return {
      data: presentShown(
        asked,
        standings.some(({ blind }) => blind),
      ),
    }
  }),
]
