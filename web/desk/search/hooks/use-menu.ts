import { barSearch } from '#domain/desk/search/menu.rules.ts'
import { findableBy } from '#domain/desk/search/search.rules.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { exportFormats } from '#domain/kernel/export-formats.ts'
import { otherLanguage } from '#domain/kernel/languages.ts'
import { candidateSearchScreens } from '#domain/people/candidate-search/candidate-search.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { readSettings } from '../../../platform/session/settings.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { useColorScheme } from '../../../platform/theme/color-scheme.ts'
import { namedBy, type Offered, recordsOffered, screensOffered } from '../parts/offered.ts'
import { useRecentNames, useSearch } from '../search.queries.ts'
import { useRecent } from './use-recent.ts'

type Kind = 'recent' | 'commands' | 'screens' | 'people' | 'vacancies' | 'clients' | 'cvs'

const nothing = { people: null, vacancies: null, clients: null }

/** Options below one heading. */
export interface Group {
  readonly of: Kind
  readonly options: readonly Offered[]
}

/** The screens that the person may open, apart from those that are commands. */
export function useScreens() {
  const t = useText()
  const session = useSession()
  const permissions = session.status === 'user' ? session.permissions : {}
  return { permissions, ...screensOffered({ permissions, settings: readSettings(), t }) }
}

/** What the menu does on the spot. */
function useDoings(onKeys: () => void): readonly Offered[] {
  const t = useText()
  const { language, changeLanguage } = useLanguage()
  const { scheme, choose } = useColorScheme()
  const other = scheme === 'dark' ? 'light' : 'dark'
  const exports = exportFormats.flatMap((format) => {
    const button = document.querySelector<HTMLElement>(`main [data-exports="${format}"]`)
    if (!button) return []
    return { key: format, name: t('search.export', { format: t(`exports.${format}`) }), run: () => button.click() }
  })
  return [
    // The list of the page exports itself, with its words and filters.
    ...exports,
    { key: 'language', name: t('search.language'), run: () => void changeLanguage(otherLanguage[language]) },
    { key: 'colours', name: t(`site.scheme_to_${other}`), run: () => choose(other) },
    { key: 'keys', name: t('search.list_keys'), run: onKeys },
  ]
}

/** The recent records that still have a name for this person, the latest first. */
function useRecentOffered(isShown: boolean): readonly Offered[] {
  const t = useText()
  const recent = useRecent()
  const { data } = useRecentNames(recent, isShown)
  if (!data) return []
  const { people, vacancies, clients } = recordsOffered(data, t)
  const named = [...people, ...vacancies, ...clients]
  return recent.flatMap(({ uuid }) => named.find(({ key }) => key === uuid) ?? [])
}

/**
 * What the command menu offers for the typed text (CMD-01). Screens and commands come first, because they are there at once: what the server
 * finds then moves none of them.
 */
export function useMenu(text: string, isShown: boolean, onKeys: () => void) {
  const t = useText()
  const typed = text.trim()
  const { permissions, commands, screens } = useScreens()
  const doings = useDoings(onKeys)
  const recent = useRecentOffered(isShown && typed === '')
  const findable = findableBy(permissions)
  const { hits, ...search } = useSearch(text, Object.values(findable).includes(true))
  const actions = [...commands, ...doings]
  const here: Group[] =
    typed === ''
      ? [
          { of: 'recent', options: recent },
          { of: 'commands', options: actions },
          { of: 'screens', options: screens.filter(({ letter }) => letter) },
        ]
      : [
          { of: 'commands', options: namedBy(actions, typed) },
          { of: 'screens', options: namedBy(screens, typed) },
        ]
  const { people, vacancies, clients } = recordsOffered(hits ?? nothing, t)
  const all = (of: 'people' | 'vacancies' | 'clients', found: readonly Offered[], list: string): Group => ({
    of,
    options:
      found.length < barSearch.hits
        ? found
        : [...found, { key: list, to: `${list}?${new URLSearchParams({ q: search.q })}`, name: t(`search.all_${of}`) }],
  })
  const found = hits
    ? [
        all('people', people, userScreens.users.to()),
        all('vacancies', vacancies, vacancyScreens.staffVacancies.to()),
        all('clients', clients, clientScreens.clients.to()),
      ]
    : []
  const pool = `${candidateSearchScreens.findCandidates.to()}?${new URLSearchParams({ q: search.q })}`
  const cvs: Group = { of: 'cvs', options: [{ key: pool, to: pool, name: t('search.all_cvs', { text: search.q }) }] }
  const groups = [...here, ...found].filter(({ options }) => options.length > 0)
  const hasHits = groups.length > 0
  const shown = hits && findable.people ? [...groups, cvs] : groups
  const options = shown.flatMap((group) => group.options)
  return {
    ...search,
    typed,
    groups: shown,
    options,
    /** The number of options that are there without the server. */
    certain: here.reduce((sum, group) => sum + group.options.length, 0),
    hasHits,
    words: wordsOf(t, { typed, busy: search.busy, count: hasHits ? options.length : 0 }),
  }
}
export type Menu = ReturnType<typeof useMenu>

function wordsOf(t: ReturnType<typeof useText>, { typed, busy, count }: { typed: string; busy: boolean; count: number }) {
  if (count > 0) return busy ? '' : t('search.found', { count })
  if (busy) return t('search.searching')
  return typed.length < barSearch.from ? t('search.another_letter') : t('search.none', { text: typed })
}
