import { compareEndpoint } from '#domain/hiring/comparison/comparison.contract.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** Some people of a vacancy side by side (SBS-01). */
export const useComparison = (vacancy: string, people: string) => useRecord(compareEndpoint, { id: vacancy }, { people })
