import { Link } from 'react-router'
import { boardScreens } from '#domain/board/board.screens.ts'
import type { Hits } from '#domain/search/search.contract.ts'
import { userScreens } from '#domain/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import styles from './hit-list.module.css'

interface Option {
  readonly to: string
  readonly name: string
  readonly more: string
  readonly inactive?: boolean
}
interface Group {
  readonly of: keyof Hits
  readonly options: readonly Option[]
  /** How many options stand in the groups before. */
  readonly from: number
}

/** What was found, as it is listed: people lead to their profile, vacancies to their board. */
export function groupsOf(hits: Hits | undefined): Group[] {
  const people = (hits?.people ?? []).map(({ uuid, fullname, email }) => ({
    to: userScreens.userProfile.to({ uuid }),
    name: fullname || email,
    more: email,
  }))
  const vacancies = (hits?.vacancies ?? []).map(({ uuid, name_job, name_client, status_job }) => ({
    to: boardScreens.board.to({ id: uuid }),
    name: name_job,
    more: name_client,
    inactive: status_job === 'I',
  }))
  const groups: Group[] = [
    { of: 'people', options: people, from: 0 },
    { of: 'vacancies', options: vacancies, from: people.length },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

interface Props {
  id: string
  label: string
  groups: readonly Group[]
  optionId(index: number): string
  /** Which option is chosen, counted through the groups. */
  at: number
  onPoint(index: number): void
  /** A link leads on in this tab. */
  onFollow(): void
}

export function HitList({ id, label, groups, optionId, at, onPoint, onFollow }: Props) {
  const t = useText()
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map(({ of, options, from }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
        <div key={of} role="group" aria-labelledby={`${id}-${of}`}>
          <p id={`${id}-${of}`} role="presentation" className={styles.heading}>
            {t(`search.${of}`)}
          </p>
          {options.map(({ to, name, more, inactive }, place) => (
            <Link
              key={to}
              id={optionId(from + place)}
              role="option"
              aria-selected={from + place === at}
              tabIndex={-1}
              to={to}
              className={styles.option}
              onPointerMove={() => from + place !== at && onPoint(from + place)}
              onClick={({ ctrlKey, metaKey, shiftKey }) => !(ctrlKey || metaKey || shiftKey) && onFollow()}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.more}>
                {more}
                {inactive && <StatusWord tone="stone">{t('vacancies.status.I')}</StatusWord>}
              </span>
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}
