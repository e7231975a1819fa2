import {
  addVacancyEndpoint,
  closeVacancyEndpoint,
  deleteVacancyEndpoint,
  findPublicVacanciesEndpoint,
  getEditableVacancyEndpoint,
  getVacancyEndpoint,
  getVacancyPictureEndpoint,
  listPublicVacanciesEndpoint,
  listVacanciesEndpoint,
  updateVacancyEndpoint,
  type VacancyFilter,
  vacancyFilter,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { answerLinkPicture } from '../../platform/drawing/link-pictures.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { closeVacancy } from './closing.writes.ts'
import { readBothLanguages } from './reads/both-languages.ts'
import { readEditableVacancy, readStaffVacancies } from './reads/staff-vacancies.ts'
import { readNear, readSuggestion } from './reads/suggestion.ts'
import { maySeeAll } from './vacancies.policy.ts'
import { readPublicVacancies, readPublishedVacancy } from './vacancies.reads.ts'
import { presentDetail, presentEditable, presentLinkPicture, presentPublic, presentStaff } from './vacancies.views.ts'
import { addVacancy, changeVacancy, removeVacancy } from './vacancies.writes.ts'

export const vacancyRoutes = (platform: Platform) => {
  const { db, config } = platform
  const moment = () => ({ now: platform.now(), timeZone: config.timeZone, country: config.country })

  const publicList = async (filter: VacancyFilter) => {
    const { language, other_language } = filter
    const ofLanguage = language && { ...filter, language }
    const { rows, ...counts } =
      ofLanguage && other_language ? await readBothLanguages(db, ofLanguage) : await readPublicVacancies(db, filter)
    const at = moment()
    const foundNothing = counts.total + counts.other_language_total === 0
    const suggestion = foundNothing && ofLanguage ? await readSuggestion(db, ofLanguage) : null
    const near = foundNothing && ofLanguage && !suggestion ? await readNear(db, ofLanguage) : []
    const present = (row: (typeof rows)[number]) => presentPublic(row, at)
    return { data: rows.map(present), ...counts, suggestion, near: near.map(present) }
  }

  return [
    route(listPublicVacanciesEndpoint, ({ params }) => publicList(params.filter)),
    route(findPublicVacanciesEndpoint, ({ params }) => publicList(params.filter)),

    route(listVacanciesEndpoint, async ({ params, query, viewer }) => {
      if (!maySeeAll(viewer)) {
        const size = Math.min(query.size, limits.publicRange)
        const init = query.page * size
        const range = { init, final: Math.min(init + size, limits.countCap) }
        return publicList(vacancyFilter.parse({ name_job: query.q, language: params.param, range }))
      }
      const { rows, ...counts } = await readStaffVacancies(db, viewer, query)
      const at = moment()
      return { data: rows.map((row) => presentStaff(row, viewer, at)), ...counts }
    }),

    route(getVacancyEndpoint, async ({ params, viewer }) => {
      const vacancy = await readPublishedVacancy(db, params.uuid, viewer.kind === 'person' ? viewer.id : null)
      return vacancy ? { data: presentDetail(vacancy, moment()) } : refuse('errors.not_found')
    }),

    route(getVacancyPictureEndpoint, async ({ params, query: { language } }) => {
      const vacancy = await readPublishedVacancy(db, params.uuid, null)
      return vacancy ? answerLinkPicture(platform, presentLinkPicture(vacancy, language)) : refuse('errors.not_found')
    }),

    route(getEditableVacancyEndpoint, async ({ params, viewer }) => {
      const vacancy = await readEditableVacancy(db, viewer, params.id)
      return vacancy ? { data: presentEditable(vacancy, viewer, moment()) } : refuse('errors.not_found')
    }),

    route(addVacancyEndpoint, async ({ query, body, viewer }) => {
      const added = await addVacancy(platform, viewer, body, query)
      if (isRefusal(added)) return added
      const vacancy = await readEditableVacancy(db, viewer, added.uuid)
      if (!vacancy) return refuse('errors.not_found')
      return { success_message: 'common.added', data: presentEditable(vacancy, viewer, moment()) }
    }),

    route(updateVacancyEndpoint, async ({ params, body, viewer }) => {
      const vacancy = await readEditableVacancy(db, viewer, params.id)
      if (!vacancy) return refuse('errors.not_found')
      const refusal = await changeVacancy(platform, viewer, vacancy.id, body)
      if (refusal) return refusal
      const changed = await readEditableVacancy(db, viewer, params.id)
      if (!changed) return refuse('errors.not_found')
      return { success_message: 'common.modified', data: presentEditable(changed, viewer, moment()) }
    }),

    route(closeVacancyEndpoint, async ({ params, viewer }) => {
      const closed = await closeVacancy(platform, viewer, params.id)
      if (!closed) return refuse('errors.not_found')
      return { success_message: 'vacancies.stopped', data: { uuid: closed.uuid, name_job: closed.title } }
    }),

    route(deleteVacancyEndpoint, async ({ params, viewer }) => {
      const vacancy = await readEditableVacancy(db, viewer, params.id)
      if (!vacancy) return refuse('errors.not_found')
      const refusal = await removeVacancy(platform, viewer, vacancy)
      return refusal ?? { success_message: 'common.deleted', data: { uuid: vacancy.uuid, name_job: vacancy.title } }
    }),
  ]
}
