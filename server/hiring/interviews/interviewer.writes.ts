import {
  type InterviewEvent,
  interviewerToNotify,
  isAnswerEvent,
  languageOfInterviewer,
} from '#domain/hiring/interviews/interview-mails.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import { readMailFrom, readMailSite } from '../../platform/site-content.ts'
import { type InterviewDetails, readAccountOfAddress } from './interviews.reads.ts'
import { interviewerNotificationMail } from './mails/interviewer-notification.mail.ts'

/**
 * Queues the e-mail to the interviewer, if the interview has their address: the calendar file of an invitation, its change or
 * its cancellation, and each answer. Call it in the transaction of the event. Above a daily number of answers it sends nothing,
 * and the card shows the latest answer.
 */
export async function queueInterviewerNotification(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now' | 'live' | 'db'>,
  interview: InterviewDetails,
  event: InterviewEvent,
  holdSeconds = 0,
): Promise<void> {
  const to = interviewerToNotify(interview.sender)
  if (!to) return
  if (isAnswerEvent(event) && (await countUse(tx, [dailyLimitOf(interview)])) !== undefined) return
  const account = await readAccountOfAddress(tx, to.address)
  const language = languageOfInterviewer(account)
  const site = await readMailSite(platform, tx, language)
  const from = await readMailFrom(platform, tx, language)
  const now = platform.now()
  const { kind, compose } = interviewerNotificationMail
  const composed = compose({ language, site, interview, account, event, from, now })
  const { application_id: applicationId, user_id: userId } = interview
  await queueMail(tx, platform, { kind, applicationId, userId, language, to, holdSeconds, ...composed }, now)
}

const dailyLimitOf = ({ uuid }: InterviewDetails) => ({
  key: `answers about interview ${uuid}`,
  most: limits.answerUpdatesPerDay,
  seconds: 24 * 3600,
})
