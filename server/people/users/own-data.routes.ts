import { eraseOwnAccountEndpoint, packOwnDataEndpoint } from '#domain/people/users/own-data.contract.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readOwnData, readOwnFiles } from './own-data.reads.ts'
import { presentOwnData } from './own-data.views.ts'
import { closeOwnAccount, countDownload } from './own-data.writes.ts'

export const ownDataRoutes = (platform: Platform) => {
  const { db, now } = platform
  return [
    route(packOwnDataEndpoint, async ({ viewer }) => {
      const refusal = await countDownload(platform, viewer)
      if (refusal) return refusal
      const [data, storedFiles] = [await readOwnData(platform, viewer), await readOwnFiles(db, viewer.id)]
      return { name: 'cantera-data.zip', content: presentOwnData(platform, data, storedFiles, now()) }
    }),

    route(eraseOwnAccountEndpoint, async ({ body, viewer, ip }) =>
      answerChange(
        'account.erasure_begun',
        await closeOwnAccount(platform, viewer, body.current_password, ip),
        ({ erase_at }) => ({
          erase_at: erase_at.toISOString(),
        }),
      ),
    ),
  ]
}
