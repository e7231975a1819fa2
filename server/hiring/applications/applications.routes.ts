import {
  type ApplyResult,
  addToVacancyEndpoint,
  applyEndpoint,
  getTimelineEndpoint,
  listApplicationsEndpoint,
  listWithdrawnEndpoint,
  openApplicationsEndpoint,
  withdrawApplicationEndpoint,
} from '#domain/hiring/applications/applications.contract.ts'
import { sourceOf } from '#domain/hiring/applications/source.rules.ts'
import { timelineOf } from '#domain/hiring/applications/timeline.rules.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readVacancyName } from '../vacancies/applicants.reads.ts'
import { addPeople } from './adding.writes.ts'
import { mayApplyAs } from './applications.policy.ts'
import { readApplicationsOf, readCandidateTimeline, readWithdrawn } from './applications.reads.ts'
import { presentApplication, presentTimelineEntry, presentWithdrawn } from './applications.views.ts'
import { apply, withdraw } from './applications.writes.ts'
import { recordOpening } from './opened.writes.ts'

const successMessages = { new_apply: 'vacancies.new_apply', old_apply: 'vacancies.old_apply' } as const satisfies Record<
  ApplyResult,
  string
>

export const applicationRoutes = (platform: Platform) => [
  route(applyEndpoint, async ({ params, body, viewer }) => {
    if (!mayApplyAs(viewer, params.user)) return refuse('errors.forbidden')
    const result = await apply(platform, viewer, params.job, { source: sourceOf(body ?? {}), answers: body?.answers })
    return isRefusal(result) ? result : { success_message: successMessages[result], apply: result }
  }),

  route(addToVacancyEndpoint, async ({ body: { uuid_jobs, uuid_users }, viewer }) => {
    const outcome = await addPeople(platform, viewer, uuid_jobs, uuid_users)
    if (isRefusal(outcome)) return outcome
    return { success_message: outcome.added > 0 ? 'applications.added' : 'applications.already_there', data: outcome }
  }),

  route(listApplicationsEndpoint, async ({ query, viewer }) => {
    const { rows, ...counts } = await readApplicationsOf(platform.db, viewer, query, platform.now())
    return { data: rows.map((row) => presentApplication(row, platform)), ...counts }
  }),

  route(getTimelineEndpoint, async ({ params, viewer }) => {
    const noted = await readCandidateTimeline(platform.db, viewer.id, params.uuid, platform.now())
    return noted ? { data: timelineOf(noted).map(presentTimelineEntry) } : refuse('errors.not_found')
  }),

  route(withdrawApplicationEndpoint, async ({ params, viewer }) =>
    answerChange('applications.withdraw_done', await withdraw(platform, viewer, params.uuid), ({ uuid, withdrawnAt }) => ({
      uuid,
      withdrawn_at: withdrawnAt.toISOString(),
    })),
  ),

  route(openApplicationsEndpoint, async ({ body, viewer }) => {
    await recordOpening(platform.db, viewer, { card: body.uuid_element, person: body.uuid_user }, platform.now())
    return { success_message: 'board.opened' }
  }),

  route(listWithdrawnEndpoint, async ({ params, query, viewer }) => {
    const vacancy = await readVacancyName(platform.db, viewer, params.id)
    if (!vacancy) return refuse('errors.not_found')
    const { id, uuid, title, language } = vacancy
    const page = await readWithdrawn(platform.db, viewer, id, query)
    return { ...answerPage(page, presentWithdrawn), vacancy: { uuid, name_job: title, language } }
  }),
]
