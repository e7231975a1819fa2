import { getUsageEndpoint, listLargestPeopleEndpoint } from '#domain/site/usage/usage.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readStorage } from '../../platform/usage/storage.reads.ts'
import { readLargestPeople, readUsage } from './usage.reads.ts'
import { presentUsage } from './usage.views.ts'

export const usageRoutes = (platform: Platform) => [
  route(getUsageEndpoint, async () => {
    const [usage, storage] = await Promise.all([readUsage(platform.db), readStorage(platform)])
    return { data: presentUsage(usage, storage) }
  }),

  route(listLargestPeopleEndpoint, async ({ viewer }) => {
    const people = await readLargestPeople(platform.db, viewer)
    return { data: people, total: people.length }
  }),
]
