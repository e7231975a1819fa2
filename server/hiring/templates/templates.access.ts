import {
  addTemplateEndpoint,
  deleteTemplateEndpoint,
  getTemplateEndpoint,
  listTemplatesEndpoint,
  updateTemplateEndpoint,
} from '#domain/hiring/templates/templates.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { aTemplate, findFreePlace } from '../../testing/templates.ts'

const texts = { subject: 'Hola', title: 'Hola', message: '<p>Hola</p>' }

export const access: readonly AccessRow[] = [
  [listTemplatesEndpoint, viewRequired, async () => ({ params: { language: 'all' } })],
  [getTemplateEndpoint, viewRequired, aRecord],
  [addTemplateEndpoint, changeRequired, async (site) => ({ body: { ...texts, ...(await findFreePlace(site)) } })],
  [
    updateTemplateEndpoint,
    changeRequired,
    async (site) => {
      const { uuid, place } = await aTemplate(site)
      return { params: { id: uuid }, body: { ...texts, ...place, version: 1 } }
    },
  ],
  [deleteTemplateEndpoint, changeRequired, aRecord],
]

async function aRecord(site: TestApp) {
  return { params: { id: (await aTemplate(site)).uuid } }
}
