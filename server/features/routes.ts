import type { Route } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { applicationRoutes } from './applications/applications.routes.ts'
import { boardRoutes } from './board/board.routes.ts'
import { clientRoutes } from './clients/clients.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { currencyRoutes } from './currencies/currencies.routes.ts'
import { mailboxRoutes } from './mailbox/mailbox.routes.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { personalRoutes } from './profile/personal.routes.ts'
import { sessionRoutes } from './sessions/sessions.routes.ts'
import { siteRoutes } from './site/site.routes.ts'
import { skillRoutes } from './skills/skills.routes.ts'
import { vacancyRoutes } from './vacancies/vacancies.routes.ts'

/** Every endpoint of the product: the table of contents of the server. */
export function routesOf(platform: Platform): readonly Route[] {
  return [
    ...accountRoutes(platform),
    ...applicationRoutes(platform),
    ...boardRoutes(platform),
    ...clientRoutes(platform),
    ...contactRoutes(platform),
    ...currencyRoutes(platform),
    ...mailboxRoutes(platform),
    ...notificationRoutes(platform),
    ...personalRoutes(platform),
    ...sessionRoutes(platform),
    ...siteRoutes(platform),
    ...skillRoutes(platform),
    ...vacancyRoutes(platform),
  ]
}
