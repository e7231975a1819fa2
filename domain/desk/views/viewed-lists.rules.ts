import { listParityEndpoint } from '../../assessment/banks/banks.contract.ts'
import { listQuestionsEndpoint } from '../../assessment/questions/questions.contract.ts'
import { listWaitingQuestionsEndpoint } from '../../assessment/results/rating.contract.ts'
import { listVacancyResultsEndpoint } from '../../assessment/results/vacancy-results.contract.ts'
import { listSkillsEndpoint } from '../../assessment/skills/skills.contract.ts'
import { listWithdrawnEndpoint } from '../../hiring/applications/applications.contract.ts'
import { listVacanciesOfClientEndpoint } from '../../hiring/clients/client-page.contract.ts'
import { listClientsEndpoint } from '../../hiring/clients/clients.contract.ts'
import { listPresentedEndpoint } from '../../hiring/clients/presented.contract.ts'
import { listCurrenciesEndpoint } from '../../hiring/currencies/currencies.contract.ts'
import { listHiresToPlaceEndpoint, listPlacementsEndpoint } from '../../hiring/placements/placements.contract.ts'
import { listReasonsEndpoint } from '../../hiring/reasons/reasons.contract.ts'
import { listUnansweredEndpoint } from '../../hiring/replies/correspondence.contract.ts'
import { listTemplatesEndpoint } from '../../hiring/templates/templates.contract.ts'
import { listApplicantsEndpoint } from '../../hiring/vacancies/applicants.contract.ts'
import { listVacanciesEndpoint } from '../../hiring/vacancies/vacancies.contract.ts'
import type { Endpoint } from '../../kernel/endpoint.ts'
import { listApiKeysEndpoint } from '../../people/api-keys/api-keys.contract.ts'
import { listDuplicatesEndpoint } from '../../people/duplicates/duplicates.contract.ts'
import { listImportedEndpoint, listImportsEndpoint } from '../../people/imports/imports.contract.ts'
import { listUncheckedConsentsEndpoint } from '../../people/imports/unchecked-consents.contract.ts'
import { listHoldersEndpoint, listRolesEndpoint } from '../../people/roles/roles.contract.ts'
import { listTagsEndpoint } from '../../people/tags/tags.contract.ts'
import { listDeletedUsersEndpoint, listUsersEndpoint, listUsersWithSkillsEndpoint } from '../../people/users/users.contract.ts'
import { listContactMessagesEndpoint } from '../../site/contact/contact.contract.ts'
import { listAuditEndpoint } from '../audit/audit.contract.ts'
import { listReadsEndpoint } from '../audit/read-log.contract.ts'
import { listFailedEmailsEndpoint, listWaitingPeopleEndpoint } from '../dashboard/dashboard.contract.ts'
import { listFigurePeopleEndpoint } from '../figures/figures.contract.ts'
import { listMailboxEndpoint } from '../mailbox/mailbox.contract.ts'
import { listDeliveriesEndpoint, listWebhooksEndpoint } from '../webhooks/webhooks.contract.ts'

const all: readonly Endpoint[] = [
  listUnansweredEndpoint,
  listApplicantsEndpoint,
  listVacanciesEndpoint,
  listTemplatesEndpoint,
  listPlacementsEndpoint,
  listClientsEndpoint,
  listWithdrawnEndpoint,
  listSkillsEndpoint,
  listVacancyResultsEndpoint,
  listWaitingQuestionsEndpoint,
  listQuestionsEndpoint,
  listAuditEndpoint,
  listReadsEndpoint,
  listFigurePeopleEndpoint,
  listFailedEmailsEndpoint,
  listWaitingPeopleEndpoint,
  listContactMessagesEndpoint,
  listUsersEndpoint,
  listDeletedUsersEndpoint,
  listUncheckedConsentsEndpoint,
  listApiKeysEndpoint,
  listCurrenciesEndpoint,
  listDeliveriesEndpoint,
  listDuplicatesEndpoint,
  listHiresToPlaceEndpoint,
  listHoldersEndpoint,
  listImportedEndpoint,
  listImportsEndpoint,
  listMailboxEndpoint,
  listParityEndpoint,
  listPresentedEndpoint,
  listReasonsEndpoint,
  listRolesEndpoint,
  listTagsEndpoint,
  listUsersWithSkillsEndpoint,
  listVacanciesOfClientEndpoint,
  listWebhooksEndpoint,
]

/**
 * The lists of staff whose views can be saved, by the address of their endpoint (VIE-01). The search of candidates has saved searches instead,
 * which also count new people (POO-02).
 */
export const viewedLists: ReadonlyMap<string, Endpoint> = new Map(all.map((list) => [list.path, list]))
