import { isRefusal } from '#domain/kernel/refusals.ts'
import { changeSettingsEndpoint, getSettingsEndpoint } from '#domain/site/settings/settings.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readSiteName } from '../../platform/site-content.ts'
import { readSettingsRow } from './settings.reads.ts'
import { presentSettings } from './settings.views.ts'
import * as writes from './settings.writes.ts'

export const settingsRoutes = (platform: Platform) => {
  const present = presentSettings(platform.config)
  const settings = async ({ language }: Person) =>
    present(await readSettingsRow(platform.db), await readSiteName(platform.db, language))
  return [
    route(getSettingsEndpoint, async ({ viewer }) => ({ data: await settings(viewer) })),

    route(changeSettingsEndpoint, async ({ body, viewer }) => {
      const changed = await writes.changeSettings(platform, viewer, body)
      return isRefusal(changed) ? changed : { success_message: 'settings.changed', data: await settings(viewer) }
    }),
  ]
}
