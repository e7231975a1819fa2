import {
  addStepEndpoint,
  copyStepsEndpoint,
  deleteStepEndpoint,
  listStepsEndpoint,
  orderStepsEndpoint,
  setStepEndpoint,
  updateStepEndpoint,
} from '#domain/hiring/steps/steps.contract.ts'
import { defaultSteps } from '#domain/hiring/steps/steps.screens.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import { readVacancyPlace } from '../../platform/named-vacancy.reads.ts'
import type { Platform } from '../../platform/platform.ts'
import { setStep } from './set-step.writes.ts'
import { readStep, readSteps } from './steps.reads.ts'
import { presentStep, presentSteps } from './steps.views.ts'
import * as writes from './steps.writes.ts'

export const stepRoutes = (platform: Platform) => [
  route(listStepsEndpoint, async ({ params, viewer }) => {
    const place = await readVacancyPlace(platform.db, viewer, params.list, defaultSteps)
    if (!place) return refuse('errors.not_found')
    return { data: presentSteps(place, await readSteps(platform.db, place.vacancy?.id ?? null)) }
  }),

  route(addStepEndpoint, async ({ params, body, viewer }) => {
    const place = await readVacancyPlace(platform.db, viewer, params.list, defaultSteps)
    if (!place) return refuse('errors.not_found')
    return answerChange('common.added', await writes.addStep(platform, viewer, place, body), presentStep)
  }),

  route(orderStepsEndpoint, async ({ params, body, viewer }) => {
    const place = await readVacancyPlace(platform.db, viewer, params.list, defaultSteps)
    if (!place) return refuse('errors.not_found')
    const ordered = await writes.orderSteps(platform, viewer, place, body)
    return answerChange('steps.ordered', ordered, ({ rows }) => presentSteps(place, rows))
  }),

  route(copyStepsEndpoint, async ({ params, viewer }) => {
    const place = await readVacancyPlace(platform.db, viewer, params.list, defaultSteps)
    if (!place?.vacancy) return refuse('errors.not_found')
    const copied = await writes.takeDefaultSteps(platform, viewer, place.vacancy)
    return answerChange('steps.copied', copied, ({ rows }) => presentSteps(place, rows))
  }),

  route(updateStepEndpoint, async ({ params, body, viewer }) => {
    const step = await readStep(platform.db, viewer, params.id)
    if (!step) return refuse('errors.not_found')
    return answerChange('common.modified', await writes.renameStep(platform, viewer, step, body), presentStep)
  }),

  route(deleteStepEndpoint, async ({ params, query, viewer }) => {
    const step = await readStep(platform.db, viewer, params.id)
    if (!step) return refuse('errors.not_found')
    return answerChange('common.deleted', await writes.deleteStep(platform, viewer, step, query.to), presentStep)
  }),

  route(setStepEndpoint, async ({ body, viewer, origin }) =>
    answerChange('steps.set', await setStep(platform, { actor: viewer, origin }, body), ({ step, cards }) => ({
      step: step && { uuid: step.uuid, name: step.name },
      elements: cards.map(({ uuid, version }) => ({ uuid_element: uuid, version })),
    })),
  ),
]
