import { attemptsReferences } from './assessment/attempts/attempts.tables.ts'
import { difficultyReferences } from './assessment/difficulty/difficulty.tables.ts'
import { languageLinksReferences } from './assessment/language-links/language-links.tables.ts'
import { passportReferences } from './assessment/passport/passport.tables.ts'
import { questionsReferences } from './assessment/questions/questions.tables.ts'
import { resultsReferences } from './assessment/results/results.tables.ts'
import { skillsReferences } from './assessment/skills/skills.tables.ts'
import type { Reference, References } from './database/references.ts'
import { agendaReferences } from './desk/agenda/agenda.tables.ts'
import { figuresReferences } from './desk/figures/figures.tables.ts'
import { recordImportsReferences } from './desk/record-imports/record-imports.tables.ts'
import { updatesReferences } from './desk/updates/updates.tables.ts'
import { viewsReferences } from './desk/views/views.tables.ts'
import { applicationNotesReferences } from './hiring/application-notes/application-notes.tables.ts'
import { applicationsReferences } from './hiring/applications/applications.tables.ts'
import { clientsReferences } from './hiring/clients/clients.tables.ts'
import { interviewTimesReferences } from './hiring/interview-times/interview-times.tables.ts'
import { interviewsReferences } from './hiring/interviews/interviews.tables.ts'
import { membersReferences } from './hiring/members/members.tables.ts'
import { ordersReferences } from './hiring/orders/orders.tables.ts'
import { placementsReferences } from './hiring/placements/placements.tables.ts'
import { repliesReferences } from './hiring/replies/replies.tables.ts'
import { scorecardsReferences } from './hiring/scorecards/scorecards.tables.ts'
import { screeningQuestionsReferences } from './hiring/screening-questions/screening-questions.tables.ts'
import { shortlistsReferences } from './hiring/shortlists/shortlists.tables.ts'
import { vacanciesReferences } from './hiring/vacancies/vacancies.tables.ts'
import { vacancyDraftsReferences } from './hiring/vacancy-drafts/vacancy-drafts.tables.ts'
import { accountsReferences } from './people/accounts/accounts.tables.ts'
import { addedCandidatesReferences } from './people/added-candidates/added-candidates.tables.ts'
import { apiKeysReferences } from './people/api-keys/api-keys.tables.ts'
import { candidateSearchReferences } from './people/candidate-search/candidate-search.tables.ts'
import { companyLoginReferences } from './people/company-login/company-login.tables.ts'
import { correctionsReferences } from './people/corrections/corrections.tables.ts'
import { duplicatesReferences } from './people/duplicates/duplicates.tables.ts'
import { importsReferences } from './people/imports/imports.tables.ts'
import { personNotesReferences } from './people/person-notes/person-notes.tables.ts'
import { profileReferences } from './people/profile/profile.tables.ts'
import { secondFactorReferences } from './people/second-factor/second-factor.tables.ts'
import { sessionsReferences } from './people/sessions/sessions.tables.ts'
import { tagsReferences } from './people/tags/tags.tables.ts'
import { auditReferences } from './platform/audit/audit.tables.ts'
import { mailReferences } from './platform/mail/mail.tables.ts'
import { peopleReferences } from './platform/people/people.tables.ts'
import { provisioningReferences } from './platform/provisioning/provisioning.tables.ts'
import { usageReferences } from './platform/usage/usage.tables.ts'
import { contactReferences } from './site/contact/contact.tables.ts'
import { contentReferences } from './site/content/content.tables.ts'
import { settingsReferences } from './site/settings/settings.tables.ts'

/** The features whose tables refer to people or to cards. `npm run check` finds a column without a statement. */
const all: readonly References[] = [
  peopleReferences,
  difficultyReferences,
  languageLinksReferences,
  accountsReferences,
  addedCandidatesReferences,
  profileReferences,
  correctionsReferences,
  duplicatesReferences,
  importsReferences,
  personNotesReferences,
  tagsReferences,
  apiKeysReferences,
  candidateSearchReferences,
  sessionsReferences,
  companyLoginReferences,
  provisioningReferences,
  secondFactorReferences,
  skillsReferences,
  attemptsReferences,
  resultsReferences,
  passportReferences,
  questionsReferences,
  applicationsReferences,
  applicationNotesReferences,
  clientsReferences,
  interviewsReferences,
  interviewTimesReferences,
  membersReferences,
  ordersReferences,
  placementsReferences,
  vacanciesReferences,
  vacancyDraftsReferences,
  repliesReferences,
  scorecardsReferences,
  screeningQuestionsReferences,
  shortlistsReferences,
  agendaReferences,
  figuresReferences,
  updatesReferences,
  viewsReferences,
  recordImportsReferences,
  contactReferences,
  settingsReferences,
  contentReferences,
  auditReferences,
  mailReferences,
  usageReferences,
]

/** A column of a table that refers to people or to cards, with what becomes of its rows. */
export interface ReferringColumn extends Reference {
  readonly table: string
  readonly column: string
}

const partsOf = (name: string) => {
  const [table = '', column = ''] = name.split('.')
  return { table, column }
}

const columnsOf = (target: 'people' | 'cards'): readonly ReferringColumn[] =>
  all
    .flatMap((references) => Object.entries(references[target] ?? {}))
    .map(([name, reference]) => ({ ...partsOf(name), ...reference }))

/** Every column that refers to a person. */
export const personColumns = columnsOf('people')

/** Every column that refers to a card of a board. */
export const cardColumns = columnsOf('cards')

/** Every column with an address of somebody who needs no account. */
export const addressColumns = all.flatMap(({ addresses = [] }) => addresses.map(partsOf))
