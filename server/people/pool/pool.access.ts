import {
  findCandidatesEndpoint,
  findPoolClientsEndpoint,
  findPoolTagsEndpoint,
  listPoolSourcesEndpoint,
} from '#domain/people/pool/pool.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [
  [findCandidatesEndpoint, viewRequired],
  [findPoolClientsEndpoint, viewRequired],
  [findPoolTagsEndpoint, viewRequired],
  [listPoolSourcesEndpoint, viewRequired],
]
