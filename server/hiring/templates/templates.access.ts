import {
  addTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  updateTemplate,
} from '#domain/hiring/templates/templates.contract.ts'
import { type AccessRow, whoMayChange, whoMayView } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { aTemplate, emptyPlace } from '../../testing/templates.ts'

const texts = { subject: 'Hola', title: 'Hola', message: '<p>Hola</p>' }

export const access: readonly AccessRow[] = [
  [listTemplates, whoMayView, async () => ({ params: { language: 'all' } })],
  [getTemplate, whoMayView, aRecord],
  [addTemplate, whoMayChange, async (site) => ({ body: { ...texts, ...(await emptyPlace(site)) } })],
  [
    updateTemplate,
    whoMayChange,
    async (site) => {
      const { uuid, place } = await aTemplate(site)
      return { params: { id: uuid }, body: { ...texts, ...place, version: 1 } }
    },
  ],
  [deleteTemplate, whoMayChange, aRecord],
]

async function aRecord(site: TestApp) {
  return { params: { id: (await aTemplate(site)).uuid } }
}
