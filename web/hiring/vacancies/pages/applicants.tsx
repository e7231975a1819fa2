import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import type { ReactNode } from 'react'
import type { SourceView } from '#domain/hiring/applications/source.contract.ts'
import { keyOfSource } from '#domain/hiring/applications/source.rules.ts'
import { boardReview } from '#domain/hiring/board/board.screens.ts'
import { answerFilters } from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import type { Applicant, listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { addedCandidatesScreens } from '#domain/people/added-candidates/added-candidates.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import field from '../../../platform/forms/field.module.css'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { useMayAddPerson } from '../../../platform/session/use-may-add-person.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { ListFilters } from '../../../platform/tables/list-filters.tsx'
import { useListFilter } from '../../../platform/tables/list-state.ts'
import { MarkedValue } from '../../../platform/tables/marked-value.tsx'
import { FilterField } from '../../../platform/tables/text-filter.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { RegisteredMark } from '../../../platform/ui/consent-mark.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { UnconfirmedMark } from '../../../platform/ui/unconfirmed-mark.tsx'
import { VacancyTabs } from '../../../platform/ui/vacancy-tabs.tsx'
import { ShownCell } from '../../shown-skills/parts/shown-cell.tsx'
import { useApplicants } from '../staff-vacancies.queries.ts'
import type { Route } from './+types/applicants.ts'

/** /vacancies/admin/list/{id}: the applicants of a vacancy (JOB-04). */
export default function Applicants({ params }: Route.ComponentProps) {
  const t = useText()
  const { filter, change } = useListFilter(['source', 'answers', 'step'])
  const sourceWords = ({ kind, name }: SourceView) => t(`applications.source.${kind}`, { name })
  const list = useApplicants(params.id, filter)
  const vacancy = list.answer?.vacancy
  const mayAdd = useMayAddPerson(vacancy?.active ?? false)
  const mayReview = useMay({ module: 'candidates', item: 'change' }) && (list.answer?.total ?? 0) > 0
  const columns: ColumnsOf<typeof listApplicantsEndpoint> = [
    { key: 'name', label: t('vacancies.applicants.name'), sortable: true, cell: (row) => <Name of={row} job={params.id} /> },
    {
      key: 'email',
      importance: 'usual',
      label: t('vacancies.applicants.email'),
      sortable: true,
      cell: (row) => <Address of={row} />,
    },
    {
      key: 'created_at',
      importance: 'usual',
      label: t('vacancies.applicants.created_at'),
      sortable: true,
      cell: (row) => <ShownDate at={row.created_at} />,
    },
    {
      key: 'stage',
      label: t('vacancies.applicants.stage'),
      sortable: true,
      leads: true,
      cell: (row) => t(`board.stage.${row.stage}`),
    },
    ...stepColumns(t('steps.step'), list.answer?.steps.length ?? 0),
    { key: 'source', importance: 'minor', label: t('applications.source'), cell: ({ source }) => sourceWords(source) },
    ...answersColumns(t('screening.answers'), list.answer?.asks ?? false),
    ...shownColumns(t('shown.title'), list.answer?.asked ?? 0),
  ]
  return (
    <div className="page">
      <PageHead
        title={
          vacancy ? (
            <TextNaming text="vacancies.applicants.of" name={vacancy.name_job} language={vacancy.language} />
          ) : (
            t('vacancies.applicants.title')
          )
        }
        back={{ to: vacancyScreens.staffVacancies.to(), label: t('vacancies.back_to_list') }}
        menu={[mayReview && { label: t('board.review_open'), to: boardReview(params.id) }]}
      >
        {mayAdd && (
          <LinkButton
            to={addedCandidatesScreens.addPerson.to({ jobsId: params.id })}
            icon={<IconUserPlus size={20} aria-hidden="true" />}
          >
            {t('intake.add')}
          </LinkButton>
        )}
      </PageHead>
      <VacancyTabs vacancy={{ uuid: params.id, name: vacancy?.name_job }} current="applicants">
        <Filters
          sources={list.answer?.sources ?? []}
          asks={list.answer?.asks ?? false}
          steps={list.answer?.steps ?? []}
          value={filter}
          onChange={change}
          words={sourceWords}
        />
      </VacancyTabs>
      <DataTable
        caption={t('vacancies.applicants.title')}
        list={list}
        columns={columns}
        plainRows
        nameOf={(row) => row.name}
        empty={<EmptyState title={t('vacancies.applicants.empty')} text={t('vacancies.applicants.empty_hint')} />}
      />
    </div>
  )
}

/** The step of each applicant, in vacancies whose stages have steps. */
const stepColumns = (label: string, steps: number): ColumnsOf<typeof listApplicantsEndpoint> =>
  steps === 0 ? [] : [{ key: 'step', importance: 'minor', label, cell: ({ step }) => step?.name ?? '' }]

/** The answers of each applicant, in vacancies that ask questions. */
const answersColumns = (label: string, asks: boolean): ColumnsOf<typeof listApplicantsEndpoint> =>
  asks ? [{ key: 'answers', label, cell: (row) => <Screening of={row} /> }] : []

/** How much people have shown of what the vacancy asks, where it asks something (SHL-01). */
const shownColumns = (label: string, asked: number): ColumnsOf<typeof listApplicantsEndpoint> =>
  asked === 0 ? [] : [{ key: 'shown', label, sortable: true, cell: (row) => <ShownCell of={row} asked={asked} /> }]

/** The link to the profile, which opens in another tab with a way back to this list. */
function Name({ of: { uuid, name }, job }: { of: Applicant; job: string }) {
  const t = useText()
  return (
    <LightLink
      to={userScreens.userProfile.to({ uuid, applied: 'applied', jobsId: job })}
      target="_blank"
      title={t('users.new_tab')}
    >
      {name}
    </LightLink>
  )
}

function Address({ of: { email, confirmed, registered } }: { of: Applicant }) {
  const t = useText()
  if (registered) return <RegisteredMark />
  if (email === '') return t('intake.no_email')
  return (
    <MarkedValue title={email} mark={!confirmed && <UnconfirmedMark />}>
      <a href={`mailto:${email}`}>{email}</a>
    </MarkedValue>
  )
}

/** Whether the person answered, and the reasons of knock-outs, which only mark (SCQ-03). */
function Screening({ of: { screening } }: { of: Applicant }) {
  const t = useText()
  const { state, knockouts } = screening
  if (knockouts.length === 0) return t(`screening.state.${state}`)
  return (
    <MarkedValue title={knockouts.join('\n')} mark={<Badge tone="red">{t('screening.knockout')}</Badge>}>
      {t(`screening.state.${state}`)}
    </MarkedValue>
  )
}

type Narrowed = 'source' | 'answers' | 'step'

interface FilterProps {
  sources: readonly (SourceView & { readonly count: number })[]
  asks: boolean
  steps: AnswerOf<typeof listApplicantsEndpoint>['steps']
  value: Readonly<Record<Narrowed, string>>
  onChange(next: Partial<Record<Narrowed, string>>): void
  words(source: SourceView): string
}

/** Narrows the list to one source (INT-06), by answers (SCQ-03), or to a step (STP-01); nothing to choose when all applications are alike. */
function Filters({ sources, asks, steps, value, onChange, words }: FilterProps) {
  const t = useText()
  const hasSources = sources.length > 1 || value.source !== ''
  const hasAnswers = asks || value.answers !== ''
  const hasSteps = steps.length > 0 || value.step !== ''
  if (!hasSources && !hasAnswers && !hasSteps) return null
  return (
    <ListFilters label={t('applications.filters')}>
      {hasSources && (
        <Filter label={t('applications.source')} value={value.source} onChange={(source) => onChange({ source })}>
          <option value="">{t('applications.source_any')}</option>
          {sources.map(({ count, ...source }) => (
            <option key={keyOfSource(source)} value={keyOfSource(source)}>
              {words(source)} ({count})
            </option>
          ))}
        </Filter>
      )}
      {hasSteps && (
        <Filter label={t('steps.step')} value={value.step} onChange={(step) => onChange({ step })}>
          <option value="">{t('steps.filter_any')}</option>
          {steps.map(({ uuid, name, stage }) => (
            <option key={uuid} value={uuid}>
              {t('steps.timeline_moved', { stage: t(`board.stage.${stage}`), step: name })}
            </option>
          ))}
          <option value="none">{t('steps.filter_none')}</option>
        </Filter>
      )}
      {hasAnswers && (
        <Filter label={t('screening.filter')} value={value.answers} onChange={(answers) => onChange({ answers })}>
          <option value="">{t('screening.filter_any')}</option>
          {answerFilters.map((answers) => (
            <option key={answers} value={answers}>
              {t(`screening.filter.${answers}`)}
            </option>
          ))}
        </Filter>
      )}
    </ListFilters>
  )
}

interface OneFilterProps {
  label: string
  value: string
  onChange(value: string): void
  children: ReactNode
}

function Filter({ label, value, onChange, children }: OneFilterProps) {
  return (
    <FilterField label={label}>
      {(id) => (
        <select id={id} className={field.control} value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
      )}
    </FilterField>
  )
}
