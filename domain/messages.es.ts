import { es as accounts } from './accounts/accounts.es.ts'
import { es as applications } from './applications/applications.es.ts'
import { es as board } from './board/board.es.ts'
import { es as clients } from './clients/clients.es.ts'
import { es as contact } from './contact/contact.es.ts'
import { es as currencies } from './currencies/currencies.es.ts'
import { es as mailbox } from './mailbox/mailbox.es.ts'
import { es as notifications } from './notifications/notifications.es.ts'
import { es as profile } from './profile/profile.es.ts'
import { es as questions } from './questions/questions.es.ts'
import { es as sessions } from './sessions/sessions.es.ts'
import { es as sitePages } from './site/pages.es.ts'
import { es as sitePolicies } from './site/policies.es.ts'
import { es as site } from './site/site.es.ts'
import { es as skills } from './skills/skills.es.ts'
import { es as users } from './users/users.es.ts'
import { es as vacancies } from './vacancies/vacancies.es.ts'

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
