import {
  clearUnreachedEndpoint,
  getReplyMailboxEndpoint,
  getUnreachedEndpoint,
  listPersonMessagesEndpoint,
} from '#domain/hiring/replies/replies.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { mayReadCvs } from '../../platform/files/readable-cvs.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readPersonMessages } from './correspondence.reads.ts'
import { presentPersonMessage } from './correspondence.views.ts'
import { readMailboxState, readPassed, readReach } from './replies.reads.ts'
import { presentMailbox, presentMark } from './replies.views.ts'
import { clearUnreached } from './replies.writes.ts'

export const replyRoutes = (platform: Platform) => [
  route(getUnreachedEndpoint, async ({ params, viewer }) => {
    const person = await readReach(platform.db, viewer, params.id)
    return person ? { data: presentMark(person) } : refuse('errors.not_found')
  }),

  route(listPersonMessagesEndpoint, async ({ params, viewer }) => {
    const person = await readReach(platform.db, viewer, params.id)
    if (!person) return refuse('errors.not_found')
    const rows = await readPersonMessages(platform.db, person.id, mayReadCvs(viewer))
    const signedPath = (uuid: string) => signedFilePath(platform.secretKey, uuid, platform.now())
    return { data: rows.map(presentPersonMessage(signedPath)) }
  }),

  route(clearUnreachedEndpoint, async ({ params, viewer }) => {
    const person = await readReach(platform.db, viewer, params.id)
    if (!person) return refuse('errors.not_found')
    return answerChange('replies.cleared', await clearUnreached(platform, viewer, person), () => null)
  }),

  route(getReplyMailboxEndpoint, async ({ viewer }) => {
    const { replies } = platform.config
    if (!replies) return refuse('errors.not_found')
    const [state, passed] = [await readMailboxState(platform.db, platform.now()), await readPassed(platform.db, viewer)]
    return { data: presentMailbox(replies.address, state, passed) }
  }),
]
