import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { eraseOwnAccount, packOwnData } from '#domain/users/own-data.contract.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseWithoutPassword } from '../../platform/sessions/own-password.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import { readAccount } from '../profile/personal.reads.ts'
import { readOwnData, readOwnFiles } from './own-data.reads.ts'
import { presentOwnData } from './own-data.views.ts'
import { leave } from './own-data.writes.ts'

/** How often a person downloads all their data within an hour: it is much to read. */
const downloads = { most: 5, seconds: 3600 }

export const ownDataRoutes = (platform: Platform) => {
  const { db, files, now } = platform
  return [
    route(packOwnData, async ({ viewer }) => {
      const retryAfter = await countUse(db, [{ key: `own data of ${viewer.id}`, ...downloads }])
      if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
      const [data, kept] = [await readOwnData(platform, viewer.id), await readOwnFiles(db, viewer.id)]
      return { name: 'cantera-data.zip', content: presentOwnData(files, data, kept, now()) }
    }),

    route(eraseOwnAccount, async ({ body, viewer, ip }) => {
      const account = await readAccount(db, viewer.id)
      const refusal = await refuseWithoutPassword(platform, account, body.current_password, ip)
      if (refusal) return refusal
      const left = await leave(platform, viewer)
      if (isRefusal(left)) return left
      return answerChange('account.erasure_begun', left, ({ erase_at }) => ({ erase_at: erase_at.toISOString() }))
    }),
  ]
}
