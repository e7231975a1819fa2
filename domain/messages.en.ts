import { en as accounts } from './accounts/accounts.en.ts'
import { en as applications } from './applications/applications.en.ts'
import { en as board } from './board/board.en.ts'
import { en as clients } from './clients/clients.en.ts'
import { en as contact } from './contact/contact.en.ts'
import { en as currencies } from './currencies/currencies.en.ts'
import { en as mailbox } from './mailbox/mailbox.en.ts'
import { en as notifications } from './notifications/notifications.en.ts'
import { en as profile } from './profile/profile.en.ts'
import { en as questions } from './questions/questions.en.ts'
import { en as sessions } from './sessions/sessions.en.ts'
import { en as sitePages } from './site/pages.en.ts'
import { en as sitePolicies } from './site/policies.en.ts'
import { en as site } from './site/site.en.ts'
import { en as skills } from './skills/skills.en.ts'
import { en as users } from './users/users.en.ts'
import { en as vacancies } from './vacancies/vacancies.en.ts'

/** Every message that the browser shows, in one language, flat: one import and one spread per feature. Texts of e-mails stay with the server. */
export const messages = {
  ...accounts,
  ...applications,
  ...board,
  ...clients,
  ...contact,
  ...currencies,
  ...mailbox,
  ...notifications,
  ...profile,
  ...questions,
  ...sessions,
  ...site,
  ...sitePages,
  ...sitePolicies,
  ...skills,
  ...users,
  ...vacancies,
} as const
