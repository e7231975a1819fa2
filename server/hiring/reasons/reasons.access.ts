import {
  addReasonEndpoint,
  deleteReasonEndpoint,
  listReasonsEndpoint,
  setReasonEndpoint,
  updateReasonEndpoint,
} from '#domain/hiring/reasons/reasons.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

let made = 0
const fields = () => ({ name: `Motivo de prueba ${++made}` })

export const access: readonly AccessRow[] = [
  [listReasonsEndpoint, viewRequired],
  [addReasonEndpoint, changeRequired, async () => ({ body: fields() })],
  [updateReasonEndpoint, changeRequired, async (site) => ({ params: await aReason(site), body: { ...fields(), version: 1 } })],
  [deleteReasonEndpoint, changeRequired, async (site) => ({ params: await aReason(site) })],
  [
    setReasonEndpoint,
    changeRequired,
    async (site) => {
      const [vacancy, person, reason] = [await makeVacancy(site.platform), await site.person(), await aReason(site)]
      const card = await makeApplication(site.platform, vacancy.id, person.id, 'reject')
      return { body: { uuid_element: card.uuid, uuid_reason: reason.id } }
    },
  ],
]

async function aReason({ platform }: TestApp) {
  const row = platform.db.insertInto('rejection_reasons').values(fields()).returning('uuid')
  return { id: (await row.executeTakeFirstOrThrow()).uuid }
}
