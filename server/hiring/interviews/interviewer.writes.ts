import { greetedName, interviewerOf } from '#domain/hiring/interviews/interviews.rules.ts'
import { defaultLanguage } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import { readMailFrom, readMailSite } from '../../platform/site-content.ts'
import { composeInterviewerMail, type InterviewerNews, type ToldInterview } from './views/interviewer-mail.ts'

/**
 * E-mails the interviewer, if the interview has their address: the calendar file of an invitation, its change or its
 * cancellation, and each answer. The language is that of the interviewer's account, if there is one. Call it in the transaction
 * of the event. Above a daily number of answers it sends nothing, and the card shows the latest answer.
 */
export async function notifyInterviewer(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now' | 'live' | 'db'>,
  interview: ToldInterview,
  news: InterviewerNews,
  holdSeconds = 0,
): Promise<void> {
  const interviewer = interviewerOf(interview.sender)
  const { address } = interviewer
  if (!address) return
  if ('note' in news && (await countUse(tx, [dailyLimitOf(interview)])) !== undefined) return
  const account = await tx
    .selectFrom('users')
    .select('language')
    .where('email', '=', address)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const language = account?.language ?? defaultLanguage
  const now = platform.now()
  const site = await readMailSite(platform, tx, language)
  const from = await readMailFrom(platform, tx, language)
  const written = composeInterviewerMail(platform, interview, news, { language, site, from, now })
  const { application_id: applicationId, user_id: userId } = interview
  const mail = {
    kind: 'interviewer',
    applicationId,
    userId,
    language,
    to: { name: greetedName(interviewer), address },
    holdSeconds,
    ...written,
  } as const
  await queueMail(tx, platform, mail, now)
}

const dailyLimitOf = ({ uuid }: ToldInterview) => ({
  key: `answers about interview ${uuid}`,
  most: limits.answerNoticesPerDay,
  seconds: 24 * 3600,
})
