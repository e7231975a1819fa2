import {
  addTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  updateTemplate,
} from '#domain/hiring/templates/templates.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { aTemplate, findFreePlace } from '../../testing/templates.ts'

const texts = { subject: 'Hola', title: 'Hola', message: '<p>Hola</p>' }

export const access: readonly AccessRow[] = [
  [listTemplates, viewRequired, async () => ({ params: { language: 'all' } })],
  [getTemplate, viewRequired, aRecord],
  [addTemplate, changeRequired, async (site) => ({ body: { ...texts, ...(await findFreePlace(site)) } })],
  [
    updateTemplate,
    changeRequired,
    async (site) => {
      const { uuid, place } = await aTemplate(site)
      return { params: { id: uuid }, body: { ...texts, ...place, version: 1 } }
    },
  ],
  [deleteTemplate, changeRequired, aRecord],
]

async function aRecord(site: TestApp) {
  return { params: { id: (await aTemplate(site)).uuid } }
}
