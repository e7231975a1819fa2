import { selectClients } from '#domain/clients/clients.contract.ts'
import { type AccessRow, whoMayView } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [[selectClients, whoMayView]]
