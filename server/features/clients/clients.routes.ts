import { selectClients } from '#domain/clients/clients.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readActiveClients } from './clients.reads.ts'
import { presentChoice } from './clients.views.ts'

export const clientRoutes = ({ db }: Platform) => [
  route(selectClients, async () => {
    const { rows, ...counts } = await readActiveClients(db)
    return { data: rows.map(presentChoice), ...counts }
  }),
]
