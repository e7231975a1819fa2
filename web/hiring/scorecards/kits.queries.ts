import { deleteKitEndpoint, type KitInput, listKitsEndpoint, saveKitEndpoint } from '#domain/hiring/scorecards/kits.contract.ts'
import type { InterviewStage } from '#domain/kernel/stages.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The interview kits of a vacancy (SCO-01). */
export const useKits = (vacancy: string) => useRecord(listKitsEndpoint, { vacancy })

export function useKitChanges(vacancy: string) {
  const send = useChanges(listKitsEndpoint)
  return {
    save: (stage: InterviewStage, body: KitInput) => send(saveKitEndpoint, { params: { vacancy, stage }, body }),
    remove: (stage: InterviewStage) => send(deleteKitEndpoint, { params: { vacancy, stage } }),
  }
}
