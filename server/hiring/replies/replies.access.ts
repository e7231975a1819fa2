import {
  clearUnreachedEndpoint,
  getReplyMailboxEndpoint,
  getUnreachedEndpoint,
  listPersonRepliesEndpoint,
} from '#domain/hiring/replies/replies.contract.ts'
import { type AccessRow, changeRequired, viewRequired, viewRequiredNotFound } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'

const aPerson = async (site: TestApp) => ({ id: (await site.person()).uuid })

export const access: readonly AccessRow[] = [
  // The site of the matrix reads no answers.
  [getReplyMailboxEndpoint, viewRequiredNotFound],
  [getUnreachedEndpoint, viewRequired, async (site) => ({ params: await aPerson(site) })],
  [listPersonRepliesEndpoint, viewRequired, async (site) => ({ params: await aPerson(site) })],
  [clearUnreachedEndpoint, changeRequired, async (site) => ({ params: await aPerson(site) })],
]
