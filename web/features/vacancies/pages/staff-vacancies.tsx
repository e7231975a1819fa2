import { Link } from 'react-router'
import type { listVacancies, StaffVacancy, StaffVacancyList, vacancySorts } from '#domain/vacancies/vacancies.contract.ts'
import { paths } from '../../../paths.ts'
import { request } from '../../../platform/client/request.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import type { Column } from '../../../platform/tables/column.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { useList } from '../../../platform/tables/use-list.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import type { Route } from './+types/staff-vacancies.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { t, language } = metaTools(matches)
  return privateMeta(t('vacancies.admin_title'), language)
}

type Sort = (typeof vacancySorts)[number]

/** Every vacancy, its applicants leading to their board (JOB-01). */
export default function StaffVacancies() {
  const t = useText()
  const { language } = useLanguage()
  const list = useList<StaffVacancy>({
    key: ['staff vacancies', language],
    sort: '-created_at',
    load: async ({ page, size, sort, q }, signal) =>
      (await request<typeof listVacancies>('GET', '/api/jobs/list/:param', {
        params: { param: language },
        query: { page, size, sort: sort as Sort, q },
        signal,
      })) as StaffVacancyList,
  })
  const columns: Column<StaffVacancy>[] = [
    { key: 'name_job', label: t('vacancies.column.name_job'), sortable: true, cell: (row) => row.name_job },
    { key: 'name_client', label: t('vacancies.column.name_client'), cell: (row) => row.name_client },
    {
      key: 'priority_job',
      label: t('vacancies.column.priority_job'),
      sortable: true,
      cell: (row) => <Priority of={row.priority_job} />,
    },
    {
      key: 'type_job',
      label: t('vacancies.column.type_job'),
      sortable: true,
      cell: (row) => t(`vacancies.type.${row.type_job}`),
    },
    { key: 'status_job', label: t('vacancies.column.status_job'), cell: (row) => t(`vacancies.status.${row.status_job}`) },
    { key: 'created_at', label: t('vacancies.column.created_at'), sortable: true, cell: (row) => row.created_at.slice(0, 10) },
    { key: 'cant_vacant', label: t('vacancies.column.cant_vacant'), sortable: true, cell: (row) => row.cant_vacant },
    { key: 'skills', label: t('vacancies.column.skills'), cell: (row) => row.skills },
    { key: 'num_applied', label: t('vacancies.column.num_applied'), cell: (row) => <Applicants row={row} /> },
  ]
  return (
    <div className="page">
      <PageHead title={t('vacancies.admin_title')} description={t('vacancies.admin_description')} />
      <DataTable
        caption={t('vacancies.admin_title')}
        list={list}
        columns={columns}
        idOf={(row) => row.uuid}
        nameOf={(row) => row.name_job}
      />
    </div>
  )
}

function Priority({ of }: { of: StaffVacancy['priority_job'] }) {
  const t = useText()
  const text = t(`vacancies.priority.${of}`)
  return of === 'Urgent' ? <Badge tone="red">{text}</Badge> : text
}

/** The number of applicants leads to the board; none leads nowhere. */
function Applicants({ row }: { row: StaffVacancy }) {
  const t = useText()
  if (row.num_applied === 0) return 0
  return (
    <Link
      to={paths.board(row.uuid)}
      state={row}
      aria-label={`${row.num_applied}: ${t('vacancies.open_board', { name: row.name_job })}`}
    >
      {row.num_applied}
    </Link>
  )
}
