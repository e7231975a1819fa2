import { interviewTimes } from '#domain/hiring/notifications/interview-times.rules.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { isInterview } from '#domain/kernel/stages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { audit } from '../../platform/audit/audit.ts'
import { type Mail, queueMail } from '../../platform/mail/queue-mail.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { sampleInvitation } from '../interviews/interviews.writes.ts'
import { readReceiver, type TemplateToShow } from './previews.reads.ts'
import { texts } from './views/stage-mail.ts'
import { composeSampleMail, sampleInterview } from './views/template-preview.ts'

/**
 * Sends a template with sample data as an e-mail to the caller only. Refuses with errors.too_many above the hourly limit
 * (LOG-06).
 */
export async function sendTest(platform: Platform, actor: Person, shown: TemplateToShow): Promise<{ uuid: string } | Refusal> {
  const now = platform.now()
  const { language } = shown
  return platform.db.transaction().execute(async (tx) => {
    const own = { key: `test mails of ${actor.id}`, most: limits.testMailsPerHour, seconds: 3600 }
    const retryAfter = await countUse(tx, [own])
    if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
    const { first_name, last_name, email: address } = await readReceiver(tx, actor.id)
    const site = await readMailSite(platform, tx, language)
    const { subject, ...sample } = composeSampleMail({ ...shown, site, timeZone: platform.config.timeZone, now })
    const to = { name: fullName(first_name, last_name), address }
    const mail: Mail = {
      ...sample,
      kind: 'test',
      userId: actor.id,
      language,
      to,
      subject: fillVariables(texts[language]['notification.mail.test'], { subject }),
      calendar: isInterview(shown.stage) ? await sampleCalendar(tx, platform, language, to, now) : undefined,
    }
    const queued = await queueMail(tx, platform, mail, now)
    if (isRefusal(queued)) return queued
    const detail = { email: queued.uuid }
    await audit(tx, actor, { action: 'template.tested', subjectType: 'template', subjectId: shown.id, detail }, now)
    return { uuid: queued.uuid }
  })
}

/** The calendar part of an invitation, for the sample interview of the e-mail. */
async function sampleCalendar(tx: Tx, platform: Platform, language: Language, attendee: Mail['to'], now: Date) {
  const { timeZone } = platform.config
  const interview = sampleInterview({ language, timeZone, now })
  const times = interviewTimes(interview, timeZone, now)
  if ('errors' in times) return undefined
  const job = texts[language]['notification.mail.sample_job']
  return sampleInvitation(tx, platform, { language, attendee, job }, { ...interview, ...times }, now)
}
