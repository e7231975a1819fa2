import {
  addStepEndpoint,
  copyStepsEndpoint,
  deleteStepEndpoint,
  listStepsEndpoint,
  orderStepsEndpoint,
  setStepEndpoint,
  updateStepEndpoint,
} from '#domain/hiring/steps/steps.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { createCard, makeVacancy } from '../../testing/records.ts'
import { makeStep } from '../../testing/steps.ts'

export const access: readonly AccessRow[] = [
  [listStepsEndpoint, viewRequired, async (site) => ({ params: { list: (await makeVacancy(site.platform)).uuid } })],
  [
    addStepEndpoint,
    changeRequired,
    async (site) => ({ params: { list: (await makeVacancy(site.platform)).uuid }, body: { stage: 'apply', name: 'Llamada' } }),
  ],
  [
    orderStepsEndpoint,
    changeRequired,
    async (site) => {
      const vacancy = await makeVacancy(site.platform)
      const [one, other] = [await makeStep(site.platform, vacancy.id), await makeStep(site.platform, vacancy.id)]
      return { params: { list: vacancy.uuid }, body: { stage: 'apply', steps: [other.uuid, one.uuid] } }
    },
  ],
  [copyStepsEndpoint, changeRequired, async (site) => ({ params: { list: (await makeVacancy(site.platform)).uuid } })],
  [updateStepEndpoint, changeRequired, async (site) => ({ params: await aStep(site), body: { name: 'Cliente', version: 1 } })],
  [deleteStepEndpoint, changeRequired, async (site) => ({ params: await aStep(site) })],
  [
    setStepEndpoint,
    changeRequired,
    async (site) => {
      const { card, vacancy } = await createCard(site)
      const step = await makeStep(site.platform, vacancy.id)
      return { body: { elements: [{ uuid_element: card.uuid, version: 1 }], step: step.uuid } }
    },
  ],
]

async function aStep({ platform }: TestApp) {
  return { id: (await makeStep(platform, (await makeVacancy(platform)).id)).uuid }
}
