import { Link } from 'react-router'
import { bankScreens } from '#domain/assessment/banks/banks.screens.ts'
import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import { skillScreens } from '#domain/assessment/skills/skills.screens.ts'
import type { AuditEntry } from '#domain/desk/audit/audit.contract.ts'
import { recordImportScreens } from '#domain/desk/record-imports/record-imports.screens.ts'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { currencyScreens } from '#domain/hiring/currencies/currencies.screens.ts'
import { reasonScreens } from '#domain/hiring/reasons/reasons.screens.ts'
import { templateScreens } from '#domain/hiring/templates/templates.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { AuditedSubject } from '#domain/kernel/audited-actions.ts'
import { admits, type Screen } from '#domain/kernel/screens.ts'
import { importScreens } from '#domain/people/imports/imports.screens.ts'
import { roleScreens } from '#domain/people/roles/roles.screens.ts'
import { tagScreens } from '#domain/people/tags/tags.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { useSession } from '../../../platform/session/use-session.ts'

type Place = readonly [screen: Pick<Screen, 'module' | 'item'>, address: (uuid: string) => string]

const profile: Place = [userScreens.userProfile, (uuid) => userScreens.userProfile.to({ uuid })]

/** The screen of each kind of record; records without their own screen use their list's. Null for none. */
const places = {
  vacancy: [vacancyScreens.editVacancy, (uuid) => vacancyScreens.editVacancy.to({ uuid })],
  application: [boardScreens.board, (id) => boardScreens.board.to({ id })],
  comment: [boardScreens.board, (id) => boardScreens.board.to({ id })],
  client: [clientScreens.editClient, (uuid) => clientScreens.editClient.to({ uuid })],
  skill: [skillScreens.editSkill, (uuid) => skillScreens.editSkill.to({ uuid })],
  question: [questionScreens.editQuestion, (uuid) => questionScreens.editQuestion.to({ uuid })],
  answer: [questionScreens.questionAnswers, (uuid) => questionScreens.questionAnswers.to({ uuid })],
  rating: profile,
  attempt: profile,
  user_skill: profile,
  bank: [bankScreens.bank, (id) => bankScreens.bank.to({ id })],
  user: profile,
  cv: profile,
  education: profile,
  portfolio_item: profile,
  reference: profile,
  work_experience: profile,
  template: [templateScreens.templateDetail, (uuid) => templateScreens.templateDetail.to({ uuid })],
  role: [roleScreens.roles, () => roleScreens.roles.to()],
  currency: [currencyScreens.currencies, () => currencyScreens.currencies.to()],
  clients_import: [recordImportScreens.importClients, () => recordImportScreens.importClients.to()],
  vacancies_import: [recordImportScreens.importVacancies, () => recordImportScreens.importVacancies.to()],
  import: [importScreens.imports, (id) => importScreens.imports.to({ id })],
  reason: [reasonScreens.reasons, () => reasonScreens.reasons.to()],
  tag: [tagScreens.tags, () => tagScreens.tags.to()],
  contact_message: [contactScreens.contactMessages, () => contactScreens.contactMessages.to()],
  demo: null,
  email: null,
  figures: null,
  list: null,
  settings: null,
  site: null,
} satisfies Record<AuditedSubject, Place | null>

/** The record of a change, as a link when it exists and the reader may see it. */
export function EntrySubject({ subject: { type, uuid, name } }: { subject: AuditEntry['subject'] }) {
  const session = useSession()
  const place = (places as Readonly<Record<string, Place | null>>)[type]
  const mayOpen = place && uuid && session.status === 'user' && admits(session.permissions, place[0])
  return mayOpen ? <Link to={place[1](uuid)}>{name}</Link> : name
}
