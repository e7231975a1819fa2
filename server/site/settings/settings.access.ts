import { changeSettingsEndpoint, getSettingsEndpoint } from '#domain/site/settings/settings.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [
  [getSettingsEndpoint, viewRequired],
  [
    changeSettingsEndpoint,
    changeRequired,
    async ({ platform }) => {
      const { version } = await platform.db.selectFrom('settings').select('version').executeTakeFirstOrThrow()
      return { body: { idle_minutes: 20, version } }
    },
  ],
]
