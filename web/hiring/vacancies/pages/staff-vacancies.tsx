import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ReactNode, Suspense, useState } from 'react'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { recordImportScreens } from '#domain/desk/record-imports/record-imports.screens.ts'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { templateScreens } from '#domain/hiring/templates/templates.screens.ts'
import type { listVacanciesEndpoint, StaffVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useMine } from '../../../platform/session/use-mine.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { phoneWidth } from '../../../platform/tables/phone-width.ts'
import type { RowActions } from '../../../platform/tables/row-action.ts'
import { useChangeActions } from '../../../platform/tables/use-change-actions.ts'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useMedia } from '../../../platform/ui/use-media.ts'
import { VacancyDrafts } from '../../vacancy-drafts/parts/vacancy-drafts.tsx'
import { StaffVacancyFilters, useVacancyFilter } from '../parts/staff-vacancy-filters.tsx'
import { StageBar } from '../parts/stage-bar.tsx'
import { useStaffVacancies } from '../staff-vacancies.queries.ts'
import styles from './staff-vacancies.module.css'

const ShareDialog = lazyPart(() => import('../../candidate-emails/forms/share-dialog.tsx'))

/** All vacancies, with links to their boards and to the pages that add, edit and delete one (JOB-01). */
export default function StaffVacancies() {
  const t = useText()
  const { language } = useLanguage()
  const mayChange = useMay({ module: 'candidates', item: 'change' })
  const seesTemplates = useMay({ module: 'notifications', item: 'view' })
  // Null after the dialog was closed, so that it stays mounted while it fades out.
  const [shared, setShared] = useState<StaffVacancy | null>()
  const { filter, change, isSet } = useVacancyFilter()
  const [mine] = useMine()
  const isNarrowed = isSet || mine
  const list = useStaffVacancies(language, { ...filter, mine: mine ? '1' : '' })
  const columns = useColumns()
  return (
    <div className="page">
      <PageHead
        title={t('vacancies.admin_title')}
        description={t('vacancies.admin_description')}
        menu={[
          mayChange && { label: t('records.vacancies.import'), to: recordImportScreens.importVacancies.to(), whenEmpty: true },
          mayChange && { label: t('records.history.import'), to: recordImportScreens.importHistory.to() },
          seesTemplates && { label: t('vacancies.notifications'), to: templateScreens.templates.to() },
        ]}
      >
        {mayChange && (
          <LinkButton to={vacancyScreens.addVacancy.to()} icon={<IconPlus size={20} aria-hidden="true" />}>
            {t('vacancies.add')}
          </LinkButton>
        )}
      </PageHead>
      {mayChange && <VacancyDrafts />}
      <StaffVacancyFilters filter={filter} onChange={change} />
      <DataTable
        caption={t('vacancies.admin_title')}
        list={list}
        columns={columns}
        plainRows
        nameOf={(row) => row.name_job}
        actions={useActions(setShared)}
        empty={
          <EmptyState
            title={t(isNarrowed ? 'vacancies.admin_empty_found' : 'vacancies.admin_empty')}
            text={isNarrowed ? undefined : t('vacancies.admin_empty_hint')}
          />
        }
      />
      {shared !== undefined && (
        <Suspense>
          <ShareDialog vacancy={shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </div>
  )
}

function useActions(onShare: (row: StaffVacancy) => void) {
  const t = useText()
  const changeActions = useChangeActions()
  const mayChange = useMay({ module: 'candidates', item: 'change' })
  return (row: StaffVacancy): RowActions => {
    const { uuid, name_job: name, num_applied } = row
    return [
      num_applied > 0 && {
        label: t('vacancies.applicants.open_short'),
        name: t('vacancies.applicants.open', { name }),
        to: vacancyScreens.applicants.to({ id: uuid }),
      },
      num_applied > 0 && {
        label: t('results.vacancy_open'),
        name: t('results.vacancy_open_of', { name }),
        to: resultScreens.vacancyResults.to({ id: uuid }),
      },
      mayChange &&
        row.status_job === 'A' && { label: t('share.open'), name: t('share.title', { name }), onPress: () => onShare(row) },
      mayChange && {
        label: t('vacancies.copy'),
        name: t('vacancies.copy_of', { name }),
        to: vacancyScreens.copyVacancy.to({ uuid }),
      },
      ...changeActions(
        name,
        mayChange && {
          edit: vacancyScreens.editVacancy.to({ uuid }),
          remove: vacancyScreens.deleteVacancy.to({ uuid }),
        },
      ),
    ]
  }
}

/** The state of the vacancy, and the day on which it closes by itself. */
function Status({ row: { state, closes_on } }: { row: StaffVacancy }) {
  const t = useText()
  const { language } = useLanguage()
  // A calendar day is an instant of UTC, so it is read in UTC.
  const day = closes_on && formatDate(closes_on, language, 'UTC')
  return (
    <>
      <StatusWord tone={state === 'active' ? 'green' : 'stone'}>{t(`vacancies.state.${state}`)}</StatusWord>
      {state === 'active' && day && <small className={styles.until}>{t('vacancies.until', { day })}</small>}
    </>
  )
}

function Priority({ of }: { of: StaffVacancy['priority_job'] }) {
  const t = useText()
  const text = t(`vacancies.priority.${of}`)
  return of === 'Urgent' ? <StatusWord tone="red">{text}</StatusWord> : text
}

/** The number of applicants, which links to the board unless it is 0 (JOB-01). */
function Applicants({ row }: { row: StaffVacancy }) {
  const t = useText()
  if (row.num_applied === 0) return 0
  return (
    <BoardLink row={row} label={`${row.num_applied}: ${t('vacancies.open_board', { name: row.name_job })}`}>
      {row.num_applied}
    </BoardLink>
  )
}

function BoardLink({ row, label, children }: { row: StaffVacancy; label?: string; children: ReactNode }) {
  return (
    <LightLink to={boardScreens.board.to({ id: row.uuid, name: row.name_job })} state={row} aria-label={label}>
      {children}
    </LightLink>
  )
}

function useColumns(): ColumnsOf<typeof listVacanciesEndpoint, StaffVacancy> {
  const t = useText()
  const isPhone = useMedia(phoneWidth)
  return [
    {
      key: 'name_job',
      label: t('vacancies.column.name_job'),
      sortable: true,
      yields: true,
      cell: (row) => (
        <BoardLink row={row}>
          <TextIn language={row.language}>{row.name_job}</TextIn>
        </BoardLink>
      ),
    },
    {
      key: 'name_client',
      label: t('vacancies.column.name_client'),
      yields: true,
      leads: true,
      cell: (row) => row.name_client,
    },
    {
      key: 'owner',
      label: t('members.owner'),
      yields: true,
      importance: 'minor',
      cell: (row) => row.owner?.fullname ?? t('members.no_owner'),
    },
    {
      key: 'priority_job',
      label: t('vacancies.column.priority_job'),
      sortable: true,
      leads: true,
      importance: 'usual',
      // A phone has room for what is unusual.
      cell: (row) => (isPhone && row.priority_job !== 'Urgent' ? null : <Priority of={row.priority_job} />),
    },
    {
      key: 'type_job',
      label: t('vacancies.column.type_job'),
      sortable: true,
      importance: 'extra',
      cell: (row) => t(`vacancies.type.${row.type_job}`),
    },
    {
      key: 'stages',
      label: t('vacancies.column.stages'),
      // A phone has room for their number alone.
      cell: (row) => (row.num_applied > 0 && !isPhone ? <StageBar stages={row.stages} /> : null),
    },
    {
      key: 'unopened',
      label: t('vacancies.column.unopened'),
      leads: true,
      cell: ({ unopened }) => unopened > 0 && <Badge tone="blue">{t('vacancies.unopened', { count: unopened })}</Badge>,
    },
    { key: 'status_job', label: t('vacancies.column.status_job'), leads: true, cell: (row) => <Status row={row} /> },
    {
      key: 'created_at',
      label: t('vacancies.column.created_at'),
      sortable: true,
      importance: 'minor',
      cell: (row) => <ShownDate at={row.created_at} />,
    },
    {
      key: 'cant_vacant',
      label: t('vacancies.column.cant_vacant'),
      sortable: true,
      numeric: true,
      importance: 'extra',
      cell: (row) => row.cant_vacant,
    },
    {
      key: 'skills',
      label: t('vacancies.column.skills'),
      numeric: true,
      importance: 'extra',
      cell: (row) => row.count_skills,
    },
    {
      key: 'num_applied',
      label: t('vacancies.column.num_applied'),
      numeric: true,
      leads: true,
      importance: 'usual',
      cell: (row) => <Applicants row={row} />,
    },
  ]
}
