import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { changeSettings, getSettings } from '#domain/site/settings/settings.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** What staff have set for the whole site, and what counts where they have not. */
export const useSettings = () => useRecord<typeof getSettings>('/api/settings', {})

export function useSettingsChanges() {
  const send = useChanges('/api/settings')
  return {
    save: (body: BodyInput<typeof changeSettings>) => send<typeof changeSettings>('PUT', '/api/settings', { body }),
  }
}
