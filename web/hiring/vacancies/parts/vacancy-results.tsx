import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import type { PublicVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { Spinner } from '../../../platform/ui/spinner.tsx'
import {
  firstShown,
  type JobsAddress,
  otherLanguageId,
  useAppliedVacancies,
  withMore,
  withOtherLanguage,
  withoutOtherLanguage,
  withUntil,
  withWords,
} from '../vacancies.queries.ts'
import styles from './vacancy-results.module.css'
import { VacancyRow } from './vacancy-row.tsx'

export interface VacancyList {
  data: PublicVacancy[]
  total: number
  total_capped?: boolean | undefined
  other_language_total: number
  suggestion: { name_job: string; ubication: string } | null
  near: PublicVacancy[]
}

interface Props {
  list: VacancyList
  address: JobsAddress
  /** The chosen filters, beside the count. */
  tools?: ReactNode
  chosen?: string | undefined
  onChoose?: (uuid: string) => boolean
}

/** The count, the rows, a button for five more, and on demand the vacancies of the other language (VAC-01, SPEC-66). */
export function VacancyResults({ list, address, tools, chosen, onChoose }: Props) {
  // An empty list says so (VAC-05).
  const filtered = address.keyword + address.city !== '' || address.types.length + address.places.length > 0
  const t = useText()
  const { language } = useLanguage()
  const applied = useAppliedVacancies()
  const { otherLanguage, until } = address
  const [search] = useSearchParams()
  const { state, location: next } = useNavigation()
  const loading = state === 'loading'
  const before = firstShown(until)
  const shown = before + list.data.length
  const isEnd = shown >= limits.countCap
  const more = withMore(search, until)
  const loadingMore = loading && next?.search === more
  const cards = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number>(undefined)
  // After loading, the button is gone or below the new cards, so the first new card gets the focus.
  useEffect(() => {
    const came = firstNew.current !== undefined && cards.current?.children[firstNew.current - before]
    if (!came) return
    firstNew.current = undefined
    came.querySelector('a')?.focus()
  })
  const firstOfOther = list.data.find((vacancy) => vacancy.language !== language)
  const rowOf = (vacancy: PublicVacancy) => (
    <VacancyRow vacancy={vacancy} applied={applied.get(vacancy.uuid)} chosen={vacancy.uuid === chosen} onChoose={onChoose} />
  )
  return (
    <section aria-label={t('vacancies.search_results')} aria-busy={loading}>
      <div className={styles.head}>
        {tools}
        <Count list={list} />
      </div>
      {list.data.length === 0 && <NothingFound list={list} filtered={filtered} />}
      {list.near.length > 0 && (
        <>
          <h2 className={styles.near}>{t('vacancies.near', { count: list.near.length })}</h2>
          <ul className={styles.list}>
            {list.near.map((vacancy) => (
              <li key={vacancy.uuid}>{rowOf(vacancy)}</li>
            ))}
          </ul>
        </>
      )}
      {before > 0 && (
        <LinkButton tone="bare" to={withUntil(search, before)} replace>
          {t('vacancies.load_before')}
        </LinkButton>
      )}
      <ul ref={cards} className={styles.list}>
        {list.data.map((vacancy) => (
          <li key={vacancy.uuid} id={vacancy === firstOfOther ? otherLanguageId : undefined}>
            {rowOf(vacancy)}
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {!isEnd && (shown < list.total || list.total_capped) && (
          <LinkButton
            tone="quiet"
            to={more}
            replace
            preventScrollReset
            icon={loadingMore && <Spinner />}
            onClick={() => {
              firstNew.current = shown
            }}
          >
            {loadingMore ? t('vacancies.loading_more') : t('vacancies.load_more')}
          </LinkButton>
        )}
        {isEnd && list.total_capped && <p>{t('vacancies.range_end')}</p>}
        <OtherChoices list={list} otherLanguage={otherLanguage} filtered={filtered} />
      </div>
    </section>
  )
}

/** The words that the search suggests instead. */
const suggestedBy = ({ suggestion }: VacancyList) => suggestion && Object.values(suggestion).filter(Boolean).join(', ')

/** The count; screen readers also announce the texts below it. */
function Count({ list }: { list: VacancyList }) {
  const t = useText()
  const suggested = suggestedBy(list)
  return (
    <p role="status">
      {t(list.total_capped ? 'vacancies.results_capped' : 'vacancies.results', { count: list.total })}
      <span className="visually-hidden">
        {suggested && ` ${t('vacancies.did_you_mean', { words: suggested })}`}
        {list.near.length > 0 && ` ${t('vacancies.near', { count: list.near.length })}`}
      </span>
    </p>
  )
}

interface FoundProps {
  list: VacancyList
  filtered: boolean
}

function NothingFound({ list, filtered }: FoundProps) {
  const t = useText()
  const [search] = useSearchParams()
  return (
    <EmptyState
      title={filtered ? t('vacancies.no_match') : t('vacancies.norecords')}
      text={filtered ? undefined : t('vacancies.norecords_hint')}
    >
      {list.suggestion && (
        <LinkButton tone="quiet" to={withWords(search, list.suggestion)} replace preventScrollReset>
          {t('vacancies.did_you_mean', { words: suggestedBy(list) ?? '' })}
        </LinkButton>
      )}
    </EmptyState>
  )
}

/** The vacancies of the other language, and those without filters. */
function OtherChoices({ list, otherLanguage, filtered }: FoundProps & Pick<JobsAddress, 'otherLanguage'>) {
  const t = useText()
  const [search] = useSearchParams()
  return (
    <>
      {list.other_language_total > 0 && (
        <LinkButton
          tone="quiet"
          to={otherLanguage === 'hidden' ? withOtherLanguage(search, list) : withoutOtherLanguage(search)}
          replace
          preventScrollReset={otherLanguage === 'below'}
        >
          {otherLanguage === 'hidden'
            ? t('vacancies.other_language', { count: list.other_language_total })
            : t('vacancies.other_language_hide')}
        </LinkButton>
      )}
      {filtered && (
        <LinkButton tone="bare" to={jobsAt()} replace preventScrollReset>
          {t('vacancies.filter.clear')}
        </LinkButton>
      )}
    </>
  )
}
