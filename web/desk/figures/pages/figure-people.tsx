import type { FigurePerson, listFigurePeopleEndpoint } from '#domain/desk/figures/figures.contract.ts'
import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import { hasDays, labelOfFigure } from '#domain/desk/figures/tables.rules.ts'
import { boardScreens, boardSearchedFor } from '#domain/hiring/board/board.screens.ts'
import { formatMonth } from '#domain/kernel/dates.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useFigurePeople } from '../figures.queries.ts'
import { useRowLabel } from '../hooks/use-row-label.ts'
import { withFilter } from '../parts/people-at.ts'

/** /vacancies/admin/figures/people: the applications behind one figure (REP-01). */
export default function FigurePeople() {
  const t = useText()
  const { language } = useLanguage()
  const rowLabel = useRowLabel()
  const { figure, filter, list } = useFigurePeople()
  const { label, column } = labelOfFigure(figure, list.answer?.name ?? '')
  const month = (text: string) => formatMonth(`${text}-01`, language)
  const isPeriod = filter.from !== '' && filter.to !== ''
  const which = t('figures.people_of', { row: rowLabel(label), column: t(`figures.column.${column}`) })
  const columns: ColumnsOf<typeof listFigurePeopleEndpoint> = [
    { key: 'person', label: t('figures.person'), cell: (row) => <Person of={row} /> },
    {
      key: 'vacancy',
      label: t('figures.vacancy'),
      cell: ({ vacant_uuid, name_job, language_job, person }) => (
        <LightLink
          lang={language_job}
          to={person ? boardSearchedFor(vacant_uuid, person.fullname) : boardScreens.board.to({ id: vacant_uuid })}
        >
          {name_job}
        </LightLink>
      ),
    },
    { key: 'applied_at', label: t('figures.applied_at'), sortable: true, cell: (row) => <ShownDate at={row.applied_at} /> },
    { key: 'outcome', label: t('figures.outcome'), cell: ({ outcome }) => t(`figures.outcome.${outcome}`) },
    ...(hasDays(figure)
      ? [{ key: 'days', label: t('figures.days_column'), numeric: true, cell: ({ days }: FigurePerson) => days ?? '' }]
      : []),
  ]
  return (
    <div className="page">
      <PageHead
        title={t('figures.people')}
        about={isPeriod ? `${which}. ${t('figures.in_period', { from: month(filter.from), to: month(filter.to) })}` : which}
        back={{ to: withFilter(figureScreens.figures.to(), filter), label: t('figures.back') }}
      />
      <DataTable
        caption={t('figures.people')}
        list={list}
        columns={columns}
        plainRows
        idOf={({ id }) => id}
        nameOf={({ person }) => person?.fullname ?? t('figures.deleted_person')}
        empty={<EmptyState title={t('figures.nobody')} />}
      />
    </div>
  )
}

/** The link to the profile; words instead of a name for a person who is deleted or whom the viewer may not read about. */
function Person({ of: { person, is_deleted, vacant_uuid } }: { of: FigurePerson }) {
  const t = useText()
  if (!person) return t(is_deleted ? 'figures.deleted_person' : 'figures.hidden_person')
  return (
    <LightLink to={userScreens.userProfile.to({ uuid: person.uuid, applied: 'applied', jobsId: vacant_uuid })}>
      {person.fullname}
    </LightLink>
  )
}
