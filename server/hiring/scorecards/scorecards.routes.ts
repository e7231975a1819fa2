import {
  discardScorecardDraftEndpoint,
  getOwnScorecardEndpoint,
  getScorecardsEndpoint,
  listDueScorecardsEndpoint,
  saveScorecardDraftEndpoint,
  submitScorecardEndpoint,
} from '#domain/hiring/scorecards/scorecards.contract.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { InterviewStage } from '#domain/kernel/stages.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readDueScorecards } from './due.reads.ts'
import { readKits } from './kits.reads.ts'
import {
  readApplicationOfScorecards,
  readInterviewOf,
  readOwnScorecard,
  readStandings,
  readSubmitted,
  readTestsOf,
} from './scorecards.reads.ts'
import { presentDueTo, presentOwn, presentStage, skillsOf } from './scorecards.views.ts'
import { discardDraft, saveDraft, submitScorecard } from './scorecards.writes.ts'

const presentSaved = ({ version }: { readonly version: number }) => ({ version })

export const scorecardRoutes = (platform: Platform) => {
  const { db, now } = platform

  /** The application and the stage of a path, for one of the writes. */
  async function placeOf(viewer: Person, { id, stage }: { readonly id: string; readonly stage: InterviewStage }) {
    const application = await readApplicationOfScorecards(db, viewer, id)
    return application && { application, stage }
  }

  return [
    route(getScorecardsEndpoint, async ({ params, viewer }) => {
      const application = await readApplicationOfScorecards(db, viewer, params.id)
      if (!application) return refuse('errors.not_found')
      const [standings, kits] = await Promise.all([
        readStandings(db, viewer, application, now()),
        readKits(db, application.vacancy_id),
      ])
      const readable = standings.filter(({ blind }) => !blind).map(({ stage }) => stage)
      const submitted = await readSubmitted(db, application.id, readable)
      const tests = await readTestsOf(db, application.id, skillsOf(kits, submitted))
      const shown = standings.filter(({ stage, hasKit }) => hasKit || submitted.some((row) => row.stage === stage))
      return {
        data: shown.map((standing) =>
          presentStage({
            viewer,
            standing,
            kit: kits.find(({ stage }) => stage === standing.stage),
            submitted: submitted.filter(({ stage }) => stage === standing.stage),
            tests,
          }),
        ),
      }
    }),

    route(getOwnScorecardEndpoint, async ({ params, viewer }) => {
      const place = await placeOf(viewer, params)
      const [kit] = place ? await readKits(db, place.application.vacancy_id, place.stage) : []
      if (!place || !kit) return refuse('errors.not_found')
      const { application, stage } = place
      const [own, interview] = await Promise.all([
        readOwnScorecard(db, application.id, stage, viewer.id),
        readInterviewOf(db, application.id, stage),
      ])
      return { data: presentOwn({ application, stage, interview, kit, own }) }
    }),

    route(saveScorecardDraftEndpoint, async ({ params, body, viewer }) => {
      const place = await placeOf(viewer, params)
      const saved: Refusal | { version: number } = place
        ? await saveDraft(platform, viewer, place, body)
        : refuse('errors.not_found')
      return answerChange('scorecards.draft_saved', saved, presentSaved)
    }),

    route(discardScorecardDraftEndpoint, async ({ params, viewer }) => {
      const place = await placeOf(viewer, params)
      const saved = place ? await discardDraft(platform, viewer, place) : refuse('errors.not_found')
      return answerChange('scorecards.draft_discarded', saved, presentSaved)
    }),

    route(submitScorecardEndpoint, async ({ params, body, viewer }) => {
      const place = await placeOf(viewer, params)
      if (!place) return refuse('errors.not_found')
      const before = await readOwnScorecard(db, place.application.id, place.stage, viewer.id)
      const saved = await submitScorecard(platform, viewer, place, body, before)
      return answerChange(before?.submitted_at ? 'scorecards.changed' : 'scorecards.submitted', saved, presentSaved)
    }),

    route(listDueScorecardsEndpoint, async ({ viewer }) =>
      answerPage(await readDueScorecards(db, viewer, now()), presentDueTo(now())),
    ),
  ]
}
