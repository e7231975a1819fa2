import { getUsageEndpoint, listLargestPeopleEndpoint } from '#domain/site/usage/usage.contract.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** What the site fills. */
export const useUsage = () => useRecord(getUsageEndpoint, {})

/** The people with the most bytes of files. */
export const useLargestPeople = () => useRecord(listLargestPeopleEndpoint, {})
