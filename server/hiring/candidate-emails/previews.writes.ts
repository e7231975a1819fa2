import { randomUUID } from 'node:crypto'
import { fullName } from '#domain/kernel/full-name.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { audit } from '../../platform/audit/audit.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readMailFrom, readMailSite } from '../../platform/site-content.ts'
import { templateTestMail } from './mails/template-test.mail.ts'
import { readReceiver, type TemplateToShow } from './previews.reads.ts'

/**
 * Sends a template with sample data as an e-mail to the caller only. Refuses with errors.too_many above the hourly limit
 * (LOG-06).
 */
export async function sendTest(platform: Platform, actor: Person, shown: TemplateToShow): Promise<{ uuid: string } | Refusal> {
  const now = platform.now()
  const { stage, language, template } = shown
  return platform.db.transaction().execute(async (tx) => {
    const own = { key: `test mails of ${actor.id}`, most: limits.testMailsPerHour, seconds: 3600 }
    const retryAfter = await countUse(tx, [own])
    if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
    const { first_name, last_name, email: address } = await readReceiver(tx, actor.id)
    const site = await readMailSite(platform, tx, language)
    const from = await readMailFrom(platform, tx, language)
    const to = { name: fullName(first_name, last_name), address }
    const { kind, compose } = templateTestMail
    const facts = {
      stage,
      template,
      teamAddress: address,
      receiver: to,
      uuid: randomUUID(),
      from,
      timeZone: platform.config.timeZone,
      now,
    }
    const composed = compose({ language, site, ...facts })
    const mail = { kind, userId: actor.id, language, to, ...composed }
    const queued = await queueMail(tx, platform, mail, now)
    if (isRefusal(queued)) return queued
    const detail = { email: queued.uuid }
    await audit(tx, actor, { action: 'template.tested', subjectType: 'template', subjectId: shown.id, detail }, now)
    return { uuid: queued.uuid }
  })
}
