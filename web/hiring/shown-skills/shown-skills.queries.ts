import { getShownEndpoint } from '#domain/hiring/shown-skills/shown-skills.contract.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** What the person of a card has shown of what the vacancy asks (SHL-01). */
export const useShown = (card: string) => useRecord(getShownEndpoint, { id: card })
