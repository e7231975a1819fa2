import { en as attemptsEn } from '#domain/assessment/attempts/attempts.candidate.en.ts'
import { es as attemptsEs } from '#domain/assessment/attempts/attempts.candidate.es.ts'
import { en as banksEn } from '#domain/assessment/banks/banks.staff.en.ts'
import { es as banksEs } from '#domain/assessment/banks/banks.staff.es.ts'
import { en as questionsEn } from '#domain/assessment/questions/questions.staff.en.ts'
import { es as questionsEs } from '#domain/assessment/questions/questions.staff.es.ts'
import { en as resultsEn } from '#domain/assessment/results/results.staff.en.ts'
import { es as resultsEs } from '#domain/assessment/results/results.staff.es.ts'
import { en as skillsEn } from '#domain/assessment/skills/skills.staff.en.ts'
import { es as skillsEs } from '#domain/assessment/skills/skills.staff.es.ts'
import { en as auditEn } from '#domain/desk/audit/audit.staff.en.ts'
import { es as auditEs } from '#domain/desk/audit/audit.staff.es.ts'
import { en as dashboardEn } from '#domain/desk/dashboard/dashboard.staff.en.ts'
import { es as dashboardEs } from '#domain/desk/dashboard/dashboard.staff.es.ts'
import { en as exportedEn } from '#domain/desk/exports/exports.staff.en.ts'
import { es as exportedEs } from '#domain/desk/exports/exports.staff.es.ts'
import { en as figuresEn } from '#domain/desk/figures/figures.staff.en.ts'
import { es as figuresEs } from '#domain/desk/figures/figures.staff.es.ts'
import { en as updatesEn } from '#domain/desk/updates/updates.staff.en.ts'
import { es as updatesEs } from '#domain/desk/updates/updates.staff.es.ts'
import { en as applicationNotesEn } from '#domain/hiring/application-notes/application-notes.staff.en.ts'
import { es as applicationNotesEs } from '#domain/hiring/application-notes/application-notes.staff.es.ts'
import { en as applicationsEn } from '#domain/hiring/applications/applications.staff.en.ts'
import { es as applicationsEs } from '#domain/hiring/applications/applications.staff.es.ts'
import { en as boardEn } from '#domain/hiring/board/board.staff.en.ts'
import { es as boardEs } from '#domain/hiring/board/board.staff.es.ts'
import { en as clientsEn } from '#domain/hiring/clients/clients.staff.en.ts'
import { es as clientsEs } from '#domain/hiring/clients/clients.staff.es.ts'
import { en as currenciesEn } from '#domain/hiring/currencies/currencies.staff.en.ts'
import { es as currenciesEs } from '#domain/hiring/currencies/currencies.staff.es.ts'
import { en as membersEn } from '#domain/hiring/members/members.staff.en.ts'
import { es as membersEs } from '#domain/hiring/members/members.staff.es.ts'
import { en as reasonsEn } from '#domain/hiring/reasons/reasons.staff.en.ts'
import { es as reasonsEs } from '#domain/hiring/reasons/reasons.staff.es.ts'
import { en as repliesEn } from '#domain/hiring/replies/replies.staff.en.ts'
import { es as repliesEs } from '#domain/hiring/replies/replies.staff.es.ts'
import { en as templatesEn } from '#domain/hiring/templates/templates.staff.en.ts'
import { es as templatesEs } from '#domain/hiring/templates/templates.staff.es.ts'
import { en as vacanciesEn } from '#domain/hiring/vacancies/vacancies.en.ts'
import { es as vacanciesEs } from '#domain/hiring/vacancies/vacancies.es.ts'
import { en as vacanciesStaffEn } from '#domain/hiring/vacancies/vacancies.staff.en.ts'
import { es as vacanciesStaffEs } from '#domain/hiring/vacancies/vacancies.staff.es.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { en as candidateSearchEn } from '#domain/people/candidate-search/candidate-search.staff.en.ts'
import { es as candidateSearchEs } from '#domain/people/candidate-search/candidate-search.staff.es.ts'
import { en as duplicatesEn } from '#domain/people/duplicates/duplicates.staff.en.ts'
import { es as duplicatesEs } from '#domain/people/duplicates/duplicates.staff.es.ts'
import { en as importsEn } from '#domain/people/imports/imports.staff.en.ts'
import { es as importsEs } from '#domain/people/imports/imports.staff.es.ts'
import { en as rolesEn } from '#domain/people/roles/roles.staff.en.ts'
import { es as rolesEs } from '#domain/people/roles/roles.staff.es.ts'
import { en as tagsEn } from '#domain/people/tags/tags.staff.en.ts'
import { es as tagsEs } from '#domain/people/tags/tags.staff.es.ts'
import { en as usersEn } from '#domain/people/users/users.staff.en.ts'
import { es as usersEs } from '#domain/people/users/users.staff.es.ts'
import { en as contactEn } from '#domain/site/contact/contact.staff.en.ts'
import { es as contactEs } from '#domain/site/contact/contact.staff.es.ts'

const es = {
  ...banksEs,
  ...dashboardEs,
  ...figuresEs,
  ...updatesEs,
  ...repliesEs,
  ...membersEs,
  ...reasonsEs,
  ...duplicatesEs,
  ...importsEs,
  ...candidateSearchEs,
  ...attemptsEs,
  ...questionsEs,
  ...resultsEs,
  ...skillsEs,
  ...auditEs,
  ...exportedEs,
  ...applicationsEs,
  ...boardEs,
  ...clientsEs,
  ...applicationNotesEs,
  ...currenciesEs,
  ...templatesEs,
  ...vacanciesEs,
  ...vacanciesStaffEs,
  ...rolesEs,
  ...tagsEs,
  ...usersEs,
  ...contactEs,
}
const en = {
  ...banksEn,
  ...dashboardEn,
  ...figuresEn,
  ...updatesEn,
  ...repliesEn,
  ...membersEn,
  ...reasonsEn,
  ...duplicatesEn,
  ...importsEn,
  ...candidateSearchEn,
  ...attemptsEn,
  ...questionsEn,
  ...resultsEn,
  ...skillsEn,
  ...auditEn,
  ...exportedEn,
  ...applicationsEn,
  ...boardEn,
  ...clientsEn,
  ...applicationNotesEn,
  ...currenciesEn,
  ...templatesEn,
  ...vacanciesEn,
  ...vacanciesStaffEn,
  ...rolesEn,
  ...tagsEn,
  ...usersEn,
  ...contactEn,
}
export type Words = { readonly [Key in keyof typeof es]: string }

/** The texts of every list that is exported, in one language. */
export const textsOf = (language: Language): Words => ({ es, en })[language]
