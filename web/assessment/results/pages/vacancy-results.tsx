import { Link, useLocation } from 'react-router'
import { clearlyBelowInLanguage } from '#domain/assessment/results/comparison.rules.ts'
import { testReasonOf } from '#domain/assessment/results/results.rules.ts'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import {
  type CandidateResults,
  type listVacancyResultsEndpoint,
  skillSortOf,
} from '#domain/assessment/results/vacancy-results.contract.ts'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { limits } from '#domain/kernel/limits.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useRangeWords } from '../../../platform/i18n/band-words.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import { rememberPlace } from '../../../platform/session/way-back.ts'
import { ChosenRows } from '../../../platform/tables/chosen-rows.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { ListTools } from '../../../platform/tables/list-tools.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { type RowSelection, useRowSelection } from '../../../platform/tables/use-row-selection.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { CompareLink } from '../../../platform/ui/compare-link.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { RangeMark } from '../../../platform/ui/range-mark.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { VacancyTabs } from '../../../platform/ui/vacancy-tabs.tsx'
import { RangeStrips } from '../parts/range-strips.tsx'
import { useResultSpread, useVacancyResults } from '../results.queries.ts'
import type { Route } from './+types/vacancy-results.ts'

/** /vacancies/admin/results/{id}: the candidates of a vacancy as rows, its tests as columns (RES-03). */
export default function VacancyResults({ params }: Route.ComponentProps) {
  const t = useText()
  const list = useVacancyResults(params.id)
  const { data: spread } = useResultSpread(params.id)
  const { vacancy, skills = [] } = list.answer ?? {}
  const selection = useChosen()
  const orders = useOrders(skills)
  const below = skills.map((_, place) => belowBest(list.rows, place))
  const mixed = skills.map((_, place) => languagesOf(list.rows, place).size > 1)
  const columns: ColumnsOf<typeof listVacancyResultsEndpoint> = [
    { key: 'name', label: t('results.vacancy_person'), sortable: true, cell: (row) => <Name row={row} vacancy={params.id} /> },
    ...skills.map(({ name, limit }, place) => ({
      key: skillSortOf(place),
      label: name,
      sortable: true as const,
      bestFirst: true,
      isNamed: true,
      isWhole: true,
      cell: (row: CandidateResults) => (
        <Cell
          skill={name}
          limit={limit}
          row={row}
          place={place}
          isBelowBest={below[place]?.has(row) === true}
          showLanguage={mixed[place] === true}
        />
      ),
    })),
    {
      key: 'created_at',
      importance: 'usual',
      label: t('results.vacancy_applied'),
      sortable: true,
      cell: (row) => <ShownDate at={row.created_at} />,
    },
  ]
  return (
    <div className="page">
      <PageHead
        title={
          vacancy ? (
            <TextNaming text="results.vacancy_of" name={vacancy.name_job} language={vacancy.language} />
          ) : (
            t('results.vacancy_title')
          )
        }
        description={`${t('results.vacancy_description')} ${t('results.bands')}`}
        back={{ to: boardScreens.board.to({ id: params.id }), label: t('results.vacancy_board') }}
      />
      <VacancyTabs vacancy={{ uuid: params.id, name: vacancy?.name_job }} current="results" />
      {vacancy && skills.length === 0 && <MessageBox>{t('results.vacancy_no_tests')}</MessageBox>}
      <ComparedRows vacancy={params.id} selection={selection} />
      <DataTable
        caption={t('results.vacancy_title')}
        list={list}
        columns={columns}
        idOf={(row) => row.user.uuid}
        nameOf={nameOf}
        selection={selection}
        empty={<EmptyState title={t('results.vacancy_empty')} />}
      >
        <ListTools orders={orders} />
      </DataTable>
      <Hints rows={list.rows} mixed={skills.filter((_, place) => mixed[place]).map(({ name }) => name)} />
      <GuessingLevels skills={skills} />
      <Reasons rows={list.rows} />
      {spread && <RangeStrips spread={spread} />}
    </div>
  )
}

/** The people who are chosen to stand side by side (SBS-01). */
function useChosen() {
  const t = useText()
  return useRowSelection<CandidateResults>({
    idOf: ({ user }) => user.uuid,
    most: limits.comparedPeople.most,
    labelOf: (row) => t('results.choose', { name: nameOf(row) }),
    allLabel: t('results.choose_all'),
  })
}

/** The orders of the list: by all tests that a person took, by one skill, by name or by day. No order adds up different numbers of tests. */
function useOrders(skills: readonly { readonly name: string }[]) {
  const t = useText()
  return [
    { sort: '-points', label: t('results.order.points') },
    ...skills.map(({ name }, place) => ({ sort: `-${skillSortOf(place)}`, label: t('results.order.skill', { skill: name }) })),
    { sort: 'name', label: t('results.order.name') },
    { sort: '-created_at', label: t('results.order.newest') },
  ]
}

/** The number of chosen people, and the link that puts them side by side (SBS-01). */
function ComparedRows({ vacancy, selection }: { vacancy: string; selection: RowSelection<CandidateResults> }) {
  const t = useText()
  const { chosen, clear } = selection
  return (
    <ChosenRows
      count={chosen.length}
      words={t('results.chosen', { count: chosen.length })}
      clearLabel={t('results.chosen_none')}
      onClear={clear}
    >
      <CompareLink vacancy={vacancy} people={chosen.map(({ user }) => user.uuid)} />
    </ChosenRows>
  )
}

/** What the marks mean; nothing about errors where no result has one, nor about languages where each test was taken in one. */
function Hints({ rows, mixed }: { rows: readonly CandidateResults[]; mixed: readonly string[] }) {
  const t = useText()
  const listWords = useListWords()
  return (
    <>
      {rows.some(({ results }) => results.some(({ error }) => error !== null)) && (
        <p>
          <small>
            {t('results.vacancy_error')} {t('results.not_adjusted')}
          </small>
        </p>
      )}
      {mixed.length > 0 && (
        <p>
          <small>{t('results.vacancy_languages', { skills: listWords(mixed) })}</small>
        </p>
      )}
    </>
  )
}

/** What pure guessing gives in each test, beside the bands (GUE-01). */
function GuessingLevels({ skills }: { skills: readonly { uuid: string; name: string; guessing: number | null }[] }) {
  const t = useText()
  const listWords = useListWords()
  const guessed = skills.filter(({ guessing }) => guessing !== null && guessing > 0)
  if (guessed.length === 0) return null
  const levels = listWords(guessed.map(({ name, guessing }) => t('results.guessing_of', { skill: name, points: guessing ?? 0 })))
  return (
    <p>
      <small>{t('results.guessing_levels', { levels })}</small>
    </p>
  )
}

/** Why some tests cannot be taken. Shown once, because in each cell it would widen the columns too much. */
function Reasons({ rows }: { rows: readonly CandidateResults[] }) {
  const t = useText()
  const states = new Set(rows.flatMap(({ results }) => results.map(({ state }) => state)))
  return [...states].map((state) => {
    const reason = testReasonOf(state)
    return (
      reason && (
        <p key={state}>
          <small>
            <StatusWord tone="stone">{t(`board.test.${state}`)}</StatusWord> {t(reason)}
          </small>
        </p>
      )
    )
  })
}

/** Links to the profile, which links back to the vacancy. */
function Name({ row, vacancy }: { row: CandidateResults; vacancy: string }) {
  const t = useText()
  const to = userScreens.userProfile.to({ uuid: row.user.uuid, applied: 'applied', jobsId: vacancy })
  return (
    <Link to={to} target="_blank" title={t('users.new_tab')}>
      {nameOf(row)}
    </Link>
  )
}

/** The people on this page whose result of a test is clearly below the best one in the same language (FAI-03). */
function belowBest(rows: readonly CandidateResults[], place: number): ReadonlySet<CandidateResults> {
  const marked = clearlyBelowInLanguage(rows.map(({ results }) => results[place]))
  return new Set(rows.filter((_, at) => marked[at]))
}

/** The languages in which the people on this page took a test (FAI-03). */
const languagesOf = (rows: readonly CandidateResults[], place: number) =>
  new Set(rows.flatMap(({ results }) => results[place]?.language ?? []))

const nameOf = ({ user }: CandidateResults): string => fullName(user.name, user.lastname)

interface CellProps {
  skill: string
  /** The points that matter; null without a limit (LEN-01). */
  limit: number | null
  row: CandidateResults
  place: number
  isBelowBest: boolean
  showLanguage: boolean
}

/** One result as a range mark that links to it, or the state of the test (RNG-01). */
function Cell({ skill, limit, row, place, isBelowBest, showLanguage }: CellProps) {
  const t = useText()
  const rangeWords = useRangeWords()
  const location = useLocation()
  const result = row.results[place]
  if (!result) return null
  if (!result.band || result.points === null || !result.uuid) {
    return <StatusWord tone="stone">{t(`board.test.${result.state}`)}</StatusWord>
  }
  const { points, error, bands } = result
  const range = { points, error, bands, limits: limit === null ? [] : [limit] }
  return (
    <>
      <Link
        to={resultScreens.result.to({ uuid: result.uuid })}
        state={rememberPlace(location)}
        aria-label={`${t('results.result_of', { skill, name: nameOf(row) })}: ${rangeWords(range).sentence}`}
      >
        <RangeMark {...range} />
      </Link>{' '}
      {showLanguage && result.language && <>{t(`results.language.${result.language}`)} </>}
      {isBelowBest && <Badge tone="stone">{t('results.below_best')}</Badge>}{' '}
      {result.provisional && <Badge tone="yellow">{t('results.provisional')}</Badge>}
    </>
  )
}
