import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import { agendaScreens } from '#domain/desk/agenda/agenda.screens.ts'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import { recordImportScreens } from '#domain/desk/record-imports/record-imports.screens.ts'
import { barSearch, isNamedBy } from '#domain/desk/search/menu.rules.ts'
import type { Hits } from '#domain/desk/search/search.contract.ts'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Permissions } from '#domain/kernel/permissions.ts'
import { admits } from '#domain/kernel/screens.ts'
import { addedCandidatesScreens } from '#domain/people/added-candidates/added-candidates.screens.ts'
import { candidateSearchScreens } from '#domain/people/candidate-search/candidate-search.screens.ts'
import { importScreens } from '#domain/people/imports/imports.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { settingsScreens } from '#domain/site/settings/settings.screens.ts'
import type { TextKey, Translate } from '../../../platform/i18n/translate.ts'
import type { SiteSettings } from '../../../platform/server-context.ts'
import { screens, withoutRecord } from '../../../platform/shell/screens.ts'

/** What the command menu offers: an address to open, or something to do. */
export interface Offered {
  readonly key: string
  readonly name: string
  readonly to?: string
  readonly run?: () => void
  /** The language of the name, if it is known. */
  readonly language?: Language | undefined
  readonly more?: string
  /** The word of a state other than the usual one. */
  readonly inactive?: string | false
  /** Other words under which it is found. */
  readonly words?: string
  /** The letter after G that opens it. */
  readonly letter?: string | undefined
}

/** The letters of screens after G, for both languages. */
const letters: Readonly<Record<string, string>> = {
  [dashboardScreens.dashboard.path]: 'd',
  [vacancyScreens.staffVacancies.path]: 'v',
  [candidateSearchScreens.findCandidates.path]: 'c',
  [clientScreens.clients.path]: 'l',
  [contactScreens.contactMessages.path]: 'm',
  [figureScreens.figures.path]: 'f',
  [agendaScreens.agenda.path]: 'a',
  [questionScreens.questions.path]: 't',
  [userScreens.users.path]: 'u',
  [settingsScreens.settings.path]: 's',
}

/** The screens that are commands: they begin something. */
const beginnings: readonly string[] = [
  vacancyScreens.addVacancy,
  addedCandidatesScreens.addPerson,
  clientScreens.addClient,
  importScreens.imports,
  recordImportScreens.importVacancies,
  recordImportScreens.importClients,
].map(({ path }) => path)

interface Asker {
  readonly permissions: Permissions
  readonly settings: Pick<SiteSettings, 'mailbox' | 'replies'>
  readonly t: Translate
}

/**
 * Every staff screen that the person may open and that needs no record, once per heading: those of a letter first. Those that begin something
 * come apart.
 */
export function screensOffered({ permissions, settings, t }: Asker): { commands: Offered[]; screens: Offered[] } {
  const named = new Map<string, Offered>()
  for (const { audience, path, heading, menu, alsoIn, ...screen } of screens) {
    const to = withoutRecord(path)
    const isOn = !menu?.setting || settings[menu.setting]
    if (audience !== 'staff' || !heading || to.includes(':') || !isOn || !admits(permissions, screen)) continue
    const words = [menu?.label, menu?.group, alsoIn?.label].map((key) => (key ? t(key as TextKey) : '')).join(' ')
    if (!named.has(heading)) named.set(heading, { key: path, name: t(heading), to, words, letter: letters[path] })
  }
  const all = [...named.values()]
  const places = Object.keys(letters)
  const placeOf = ({ key }: Offered) => (places.includes(key) ? places.indexOf(key) : places.length)
  return {
    commands: all
      .filter(({ key }) => beginnings.includes(key))
      .sort((one, other) => beginnings.indexOf(one.key) - beginnings.indexOf(other.key)),
    screens: all.filter(({ key }) => !beginnings.includes(key)).sort((one, other) => placeOf(one) - placeOf(other)),
  }
}

/** Those that the typed words name, up to the number that the menu shows. */
export const namedBy = (offered: readonly Offered[], typed: string): readonly Offered[] =>
  offered.filter(({ name, words = '' }) => isNamedBy(`${name} ${words}`, typed)).slice(0, barSearch.hits)

/** Found records: people lead to their profile, vacancies to their board, clients to their page. */
export const recordsOffered = (hits: Hits, t: Translate) => ({
  people: (hits.people ?? []).map(
    ({ uuid, fullname, email }): Offered => ({
      key: uuid,
      to: userScreens.userProfile.to({ uuid }),
      name: fullname || email,
      more: email,
    }),
  ),
  vacancies: (hits.vacancies ?? []).map(
    ({ uuid, name_job, language, name_client, status_job }): Offered => ({
      key: uuid,
      to: boardScreens.board.to({ id: uuid }),
      name: name_job,
      language,
      more: name_client,
      inactive: status_job === 'I' && t('vacancies.status.I'),
    }),
  ),
  clients: (hits.clients ?? []).map(
    ({ uuid, name_clients, active }): Offered => ({
      key: uuid,
      to: clientScreens.client.to({ uuid }),
      name: name_clients,
      inactive: !active && t('clients.status.I'),
    }),
  ),
})
