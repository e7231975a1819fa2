import { fullName } from '#domain/kernel/full-name.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { audit } from '../../platform/audit/audit.ts'
import { type Mail, queueMail } from '../../platform/mail/queue-mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readMailSite } from '../site/site.reads.ts'
import { readReceiver, type TemplateToShow } from './previews.reads.ts'
import { texts } from './views/stage-mail.ts'
import { composeSampleMail } from './views/template-preview.ts'

/**
 * Sends the e-mail of a template, with what is made up in it, to who asks and to nobody else; refuses with errors.too_many after as many
 * as somebody may get in an hour (LOG-06).
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
    const mail: Mail = {
      ...sample,
      kind: 'test',
      userId: actor.id,
      language,
      to: { name: fullName(first_name, last_name), address },
      subject: fillVariables(texts[language]['notification.mail.test'], { subject }),
    }
    const queued = await queueMail(tx, platform.jobs, mail, now)
    if (isRefusal(queued)) return queued
    const detail = { email: queued.uuid }
    await audit(tx, actor, { action: 'template.tested', subjectType: 'template', subjectId: shown.id, detail }, now)
    return { uuid: queued.uuid }
  })
}
