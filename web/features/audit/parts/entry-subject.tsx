import { Link } from 'react-router'
import type { AuditEntry } from '#domain/audit/audit.contract.ts'
import { bankScreens } from '#domain/banks/banks.screens.ts'
import { boardScreens } from '#domain/board/board.screens.ts'
import { clientScreens } from '#domain/clients/clients.screens.ts'
import { contactScreens } from '#domain/contact/contact.screens.ts'
import { currencyScreens } from '#domain/currencies/currencies.screens.ts'
import { admits, type Screen } from '#domain/kernel/screens.ts'
import { questionScreens } from '#domain/questions/questions.screens.ts'
import { roleScreens } from '#domain/roles/roles.screens.ts'
import { skillScreens } from '#domain/skills/skills.screens.ts'
import { templateScreens } from '#domain/templates/templates.screens.ts'
import { userScreens } from '#domain/users/users.screens.ts'
import { vacancyScreens } from '#domain/vacancies/vacancies.screens.ts'
import { useSession } from '../../../platform/session/use-session.ts'

type Place = readonly [screen: Pick<Screen, 'module' | 'item'>, address: (uuid: string) => string]

const profile: Place = [userScreens.userProfile, (uuid) => userScreens.userProfile.to({ uuid })]

/** Where each kind of record is looked at; those of a list share its screen. */
const places: Readonly<Record<string, Place>> = {
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
  contact_message: [contactScreens.contactMessages, () => contactScreens.contactMessages.to()],
}

/** What a change was about, as a link where it is still there and the reader may look at it. */
export function EntrySubject({ subject: { type, uuid, name } }: { subject: AuditEntry['subject'] }) {
  const session = useSession()
  const place = places[type]
  const mayOpen = place && uuid && session.status === 'user' && admits(session.permissions, place[0])
  return mayOpen ? <Link to={place[1](uuid)}>{name}</Link> : name
}
