import * as contract from '#domain/hiring/replies/correspondence.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'
import { asLimited } from '../../platform/sessions/visible-vacancies.ts'
import { answerReply, changeSignature, settleReply } from './answering.writes.ts'
import { readReplyToAnswer, readUnanswered, readWriter } from './correspondence.reads.ts'
import { presentUnanswered } from './correspondence.views.ts'

export const correspondenceRoutes = (platform: Platform) => {
  const { db } = platform
  /** The reply that the viewer may answer: one about an application needs the right to write to candidates. */
  async function readAnswerable(viewer: Person, id: string) {
    const reply = await readReplyToAnswer(db, viewer, id)
    if (!reply) return refuse('errors.not_found')
    const mayWrite = reply.application_id === null || mayUse(viewer, { module: 'candidates', item: 'change' })
    return mayWrite ? reply : refuse('errors.forbidden')
  }
  return [
    route(contract.answerReplyEndpoint, async ({ params, body, files, viewer }) => {
      const reply = await readAnswerable(viewer, params.id)
      if (isRefusal(reply)) return reply
      const uploads = contract.attachmentFields.flatMap((field) => files[field] ?? [])
      const sent = await answerReply(platform, viewer, reply, { ...body, uploads })
      return isRefusal(sent) ? sent : { success_message: 'replies.sent', data: sent }
    }),

    route(contract.settleReplyEndpoint, async ({ params, viewer }) => {
      const reply = await readAnswerable(viewer, params.id)
      if (isRefusal(reply)) return reply
      return answerChange('replies.settled', await settleReply(platform, viewer, reply), () => null)
    }),

    route(contract.listUnansweredEndpoint, async ({ query, viewer }) =>
      answerPage(await readUnanswered(db, query.mine ? asLimited(viewer) : viewer, query, platform.now()), presentUnanswered),
    ),

    route(contract.getSignatureEndpoint, async ({ viewer }) => {
      const { signature } = await readWriter(db, viewer)
      return { data: { signature } }
    }),

    route(contract.changeSignatureEndpoint, async ({ body, viewer }) => ({
      success_message: 'replies.signature_saved',
      data: await changeSignature(platform, viewer, body.signature),
    })),
  ]
}
