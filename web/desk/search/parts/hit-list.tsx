import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Hits } from '#domain/desk/search/search.contract.ts'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { candidateSearchScreens } from '#domain/people/candidate-search/candidate-search.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import styles from './hit-list.module.css'

interface Hit {
  readonly to: string
  readonly name: string
  /** The language of the name, if it is known. */
  readonly language?: Language
  readonly more: string
  readonly inactive?: boolean
}
interface Group {
  readonly of: keyof Hits | 'cvs'
  readonly hits: readonly Hit[]
  /** A link to the full list, when there may be more hits, or to the search of CVs; the last option of its group. */
  readonly list: string | undefined
}

/**
 * The hits as groups of options: people link to their profile, vacancies to their board. `findsPeople` adds a link to the search of
 * candidates, which reads CVs too.
 */
export function groupsOf(hits: Hits | undefined, q: string, findsPeople: boolean): Group[] {
  if (!hits) return []
  const people = (hits.people ?? []).map(({ uuid, fullname, email }) => ({
    to: userScreens.userProfile.to({ uuid }),
    name: fullname || email,
    more: email,
  }))
  const vacancies = (hits.vacancies ?? []).map(({ uuid, name_job, language, name_client, status_job }) => ({
    to: boardScreens.board.to({ id: uuid }),
    name: name_job,
    language,
    more: name_client,
    inactive: status_job === 'I',
  }))
  const words = new URLSearchParams({ q })
  const group = (of: keyof Hits, found: readonly Hit[], list: string): Group => ({
    of,
    hits: found,
    list: found.length === limits.barSearch.hits ? `${list}?${words}` : undefined,
  })
  const cvs: Group = { of: 'cvs', hits: [], list: `${candidateSearchScreens.findCandidates.to()}?${words}` }
  const groups = [
    group('people', people, userScreens.users.to()),
    group('vacancies', vacancies, vacancyScreens.staffVacancies.to()),
  ].filter((one) => one.hits.length > 0)
  return findsPeople ? [...groups, cvs] : groups
}

/** The number of options in all groups. */
export const countOptions = (groups: readonly Group[]) =>
  groups.reduce((sum, { hits, list }) => sum + hits.length + (list ? 1 : 0), 0)

interface Props {
  id: string
  q: string
  label: string
  groups: readonly Group[]
  optionId(index: number): string
  /** Index of the chosen option across all groups. */
  at: number
  onPoint(index: number): void
  /** Called when a link is followed in this tab. */
  onFollow(): void
}

export function HitList({ id, q, label, groups, optionId, at, onPoint, onFollow }: Props) {
  const t = useText()
  const option = (index: number, to: string, className: string | undefined, content: ReactNode) => (
    <Link
      key={to}
      id={optionId(index)}
      role="option"
      aria-selected={index === at}
      tabIndex={-1}
      to={to}
      className={`${styles.option} ${className ?? ''}`}
      onPointerMove={() => index !== at && onPoint(index)}
      onClick={({ ctrlKey, metaKey, shiftKey }) => !(ctrlKey || metaKey || shiftKey) && onFollow()}
    >
      {content}
    </Link>
  )
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map(({ of, hits, list }, group) => {
        const from = countOptions(groups.slice(0, group))
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
          <div key={of} role="group" aria-labelledby={`${id}-${of}`}>
            <p id={`${id}-${of}`} role="presentation" className={styles.heading}>
              {t(`search.${of}`)}
            </p>
            {hits.map(({ to, name, language, more, inactive }, place) =>
              option(
                from + place,
                to,
                undefined,
                <>
                  <span className={styles.name} lang={language}>
                    {name}
                  </span>
                  <span className={styles.more}>
                    {more}
                    {inactive && <StatusWord tone="stone">{t('vacancies.status.I')}</StatusWord>}
                  </span>
                </>,
              ),
            )}
            {list && option(from + hits.length, list, styles.all, t(`search.all_${of}`, { text: q }))}
          </div>
        )
      })}
    </div>
  )
}
