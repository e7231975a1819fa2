import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { isRepeated } from '#domain/mail/mail.rules.ts'
import { change } from '../../platform/changes.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { teamAddressOf } from '../../platform/mail/reply-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockOpenAccounts } from '../../platform/sessions/open-accounts.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { announceEmailState } from '../cards/announce.writes.ts'
import { type CardToAsk, readCardToAsk, readLastAsking } from './answers.reads.ts'
import { readUnanswered } from './answers.writes.ts'
import { missingAnswersMail } from './mails/missing-answers.mail.ts'

/**
 * Asks the person of a card by e-mail for the answers that the application lacks (SCQ-02). The same e-mail within a minute, as after a double
 * click, is not sent twice. Refuses when nothing is missing, and as queueMail does.
 */
export async function askForAnswers(platform: Platform, actor: Person, card: CardToAsk): Promise<Refusal | undefined> {
  const asked = await change(platform, actor, { action: 'application.answers_asked' }, async (tx, now) => {
    if (!(await lockOpenAccounts(tx, [card.user_id], { serialised: true }))) return refuse('errors.not_found')
    const current = await readCardToAsk(tx, actor, card.uuid)
    if (!current) return refuse('errors.not_found')
    const { unanswered } = await readUnanswered(tx, current)
    if (unanswered.length === 0) return refuse('screening.error.answered')
    const { language, user_id: userId, id: applicationId } = current
    const composed = missingAnswersMail.compose({
      ...{ language, site: await readMailSite(platform, tx, language) },
      ...{ recipient: current.first_name, job: current.title, application: current.uuid },
      replyTo: teamAddressOf(platform, { application: applicationId, colleague: undefined }),
    })
    const to = { name: [current.first_name, current.last_name].join(' ').trim(), address: current.email }
    const mail = { kind: missingAnswersMail.kind, ...{ applicationId, userId, language, actorId: actor.id, to }, ...composed }
    if (isRepeated(await readLastAsking(tx, applicationId), mail, now)) return current
    const queued = await queueMail(tx, platform, mail, now)
    if (isRefusal(queued)) return queued
    await announceEmailState(platform, tx, { application_id: applicationId })
    return current
  })
  return isRefusal(asked) ? asked : undefined
}
