import { listMailboxEndpoint, readMailboxEndpoint } from '#domain/desk/mailbox/mailbox.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import { mailboxFolder } from '../../platform/mail/mailbox-folder.ts'
import type { Platform } from '../../platform/platform.ts'
import { isLimited } from '../../platform/sessions/visible-vacancies.ts'
import { mayRead } from './mailbox.policy.ts'
import { readHidden, readStoredEmail, readStoredEmails } from './mailbox.reads.ts'
import { presentEmail, presentWholeEmail } from './mailbox.views.ts'

/** Reads e-mails that were stored instead of sent; not available with an SMTP server (SPEC-45) or to limited roles (TEA-02). */
export const mailboxRoutes = ({ config, db }: Platform) => {
  const folder = mailboxFolder(config)
  return [
    route(listMailboxEndpoint, async ({ query, viewer }) => {
      if (config.smtpUrl || isLimited(viewer)) return refuse('errors.not_found')
      const { rows, ...counts } = await readStoredEmails(db, viewer, folder, query)
      return { data: rows.map(presentEmail), ...counts }
    }),

    route(readMailboxEndpoint, async ({ params, viewer }) => {
      const stored = config.smtpUrl || isLimited(viewer) ? undefined : await readStoredEmail(folder, params.name)
      if (!stored || (await readHidden(db, viewer, [params.name])).size > 0) return refuse('errors.not_found')
      return mayRead(viewer, stored) ? { data: presentWholeEmail(stored) } : refuse('errors.forbidden')
    }),
  ]
}
