import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { changeSettingsEndpoint, getSettingsEndpoint } from '#domain/site/settings/settings.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The changed settings of the whole site and the defaults of the others. */
export const useSettings = () => useRecord(getSettingsEndpoint, {})

export function useSettingsChanges() {
  const send = useChanges(getSettingsEndpoint)
  return {
    save: (body: BodyInput<typeof changeSettingsEndpoint>) => send(changeSettingsEndpoint, { body }),
  }
}
