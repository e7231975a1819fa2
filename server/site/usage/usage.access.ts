import { getUsageEndpoint, listLargestPeopleEndpoint } from '#domain/site/usage/usage.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [
  [getUsageEndpoint, viewRequired],
  [listLargestPeopleEndpoint, viewRequired],
]
