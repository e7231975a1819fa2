import { z } from 'zod'
import { listHealthEndpoint, listParityEndpoint } from '../../assessment/banks/banks.contract.ts'
import { listQuestionsEndpoint } from '../../assessment/questions/questions.contract.ts'
import { listWaitingQuestionsEndpoint } from '../../assessment/results/rating.contract.ts'
import { listVacancyResultsEndpoint } from '../../assessment/results/vacancy-results.contract.ts'
import { listSkillsEndpoint } from '../../assessment/skills/skills.contract.ts'
import { listWithdrawnEndpoint } from '../../hiring/applications/applications.contract.ts'
import { listClientsEndpoint } from '../../hiring/clients/clients.contract.ts'
import { listCurrenciesEndpoint } from '../../hiring/currencies/currencies.contract.ts'
import { listReasonsEndpoint } from '../../hiring/reasons/reasons.contract.ts'
import { listUnansweredEndpoint } from '../../hiring/replies/correspondence.contract.ts'
import { listTemplatesEndpoint } from '../../hiring/templates/templates.contract.ts'
import { listApplicantsEndpoint } from '../../hiring/vacancies/applicants.contract.ts'
import { listVacanciesEndpoint } from '../../hiring/vacancies/vacancies.contract.ts'
import { type Endpoint, endpoint } from '../../kernel/endpoint.ts'
import { exportFormats } from '../../kernel/exported-lists.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import type { Access } from '../../kernel/permissions.ts'
import { findCandidatesEndpoint } from '../../people/candidate-search/candidate-search.contract.ts'
import { listDuplicatesEndpoint } from '../../people/duplicates/duplicates.contract.ts'
import { listImportedEndpoint, listImportsEndpoint } from '../../people/imports/imports.contract.ts'
import { listHoldersEndpoint, listRolesEndpoint } from '../../people/roles/roles.contract.ts'
import { listTagsEndpoint } from '../../people/tags/tags.contract.ts'
import { listDeletedUsersEndpoint, listUsersEndpoint } from '../../people/users/users.contract.ts'
import { listContactMessagesEndpoint } from '../../site/contact/contact.contract.ts'
import { listAuditEndpoint } from '../audit/audit.contract.ts'
import { listFailedEmailsEndpoint, listWaitingPeopleEndpoint } from '../dashboard/dashboard.contract.ts'
import { listFigurePeopleEndpoint } from '../figures/figures.contract.ts'
import { listUpdatesEndpoint } from '../updates/updates.contract.ts'

const exportForm = z.object({
  format: z.enum(exportFormats, 'errors.bad_request'),
  language: languageSchema.default('es'),
})

/**
 * The export of a list: its path with `/export`, its search, filters and order, and its view right. It is no GET, because it is audited.
 * `page` and `size` of the query do not matter.
 */
const exportOf = (list: Endpoint, access: Access = list.access): Endpoint =>
  endpoint({
    method: 'POST',
    path: `${list.path}/export`,
    summary: `The whole list of ${list.path} as a table for spreadsheets`,
    access,
    ...(list.params && { params: list.params }),
    ...(list.query && { query: list.query }),
    body: exportForm,
    file: 'application/octet-stream',
    answer: fileAnswer,
  })

/** Each list with its export. Lists that also answer others than staff are exported by staff only. */
export const exports = {
  users: [listUsersEndpoint, exportOf(listUsersEndpoint)],
  deletedUsers: [listDeletedUsersEndpoint, exportOf(listDeletedUsersEndpoint)],
  vacancies: [listVacanciesEndpoint, exportOf(listVacanciesEndpoint, { module: 'candidates', item: 'view' })],
  applicants: [listApplicantsEndpoint, exportOf(listApplicantsEndpoint)],
  results: [listVacancyResultsEndpoint, exportOf(listVacancyResultsEndpoint)],
  clients: [listClientsEndpoint, exportOf(listClientsEndpoint)],
  currencies: [listCurrenciesEndpoint, exportOf(listCurrenciesEndpoint)],
  templates: [listTemplatesEndpoint, exportOf(listTemplatesEndpoint)],
  skills: [listSkillsEndpoint, exportOf(listSkillsEndpoint, { module: 'skillstest', item: 'view' })],
  questions: [listQuestionsEndpoint, exportOf(listQuestionsEndpoint)],
  audit: [listAuditEndpoint, exportOf(listAuditEndpoint)],
  contactMessages: [listContactMessagesEndpoint, exportOf(listContactMessagesEndpoint)],
  roles: [listRolesEndpoint, exportOf(listRolesEndpoint)],
  holders: [listHoldersEndpoint, exportOf(listHoldersEndpoint)],
  candidates: [findCandidatesEndpoint, exportOf(findCandidatesEndpoint)],
  tags: [listTagsEndpoint, exportOf(listTagsEndpoint)],
  duplicates: [listDuplicatesEndpoint, exportOf(listDuplicatesEndpoint)],
  imports: [listImportsEndpoint, exportOf(listImportsEndpoint)],
  importedPeople: [listImportedEndpoint, exportOf(listImportedEndpoint)],
  reasons: [listReasonsEndpoint, exportOf(listReasonsEndpoint)],
  withdrawn: [listWithdrawnEndpoint, exportOf(listWithdrawnEndpoint)],
  health: [listHealthEndpoint, exportOf(listHealthEndpoint)],
  parity: [listParityEndpoint, exportOf(listParityEndpoint)],
  textsToRate: [listWaitingQuestionsEndpoint, exportOf(listWaitingQuestionsEndpoint)],
  waitingPeople: [listWaitingPeopleEndpoint, exportOf(listWaitingPeopleEndpoint)],
  failedEmails: [listFailedEmailsEndpoint, exportOf(listFailedEmailsEndpoint)],
  figurePeople: [listFigurePeopleEndpoint, exportOf(listFigurePeopleEndpoint)],
  unansweredReplies: [listUnansweredEndpoint, exportOf(listUnansweredEndpoint)],
  notices: [listUpdatesEndpoint, exportOf(listUpdatesEndpoint)],
} as const
export type ExportedList = keyof typeof exports
