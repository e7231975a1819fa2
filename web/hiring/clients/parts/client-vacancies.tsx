import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import type { listVacanciesOfClientEndpoint } from '#domain/hiring/clients/client-page.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useVacanciesOfClient } from '../clients.queries.ts'
import { ClientSection } from './client-section.tsx'
import { StageBar } from './stage-bar.tsx'

/** The vacancies of a client, each with its state and its cards per stage (CLT-01). */
export function ClientVacancies({ id }: { id: string }) {
  const t = useText()
  const columns: ColumnsOf<typeof listVacanciesOfClientEndpoint> = [
    {
      key: 'name_job',
      label: t('presented.vacancy'),
      sortable: true,
      cell: ({ uuid, name_job: name, language }) => (
        <LightLink to={boardScreens.board.to({ id: uuid, name })} lang={language}>
          {name}
        </LightLink>
      ),
    },
    { key: 'stages', label: t('clients.vacancy_stages'), isWhole: true, cell: ({ stages }) => <StageBar stages={stages} /> },
    {
      key: 'hired',
      label: t('clients.vacancy_hired'),
      isNamed: true,
      cell: ({ hired, openings }) => t('clients.hired_of', { hired, openings }),
    },
    {
      key: 'state',
      label: t('clients.vacancy_state'),
      isStatus: true,
      cell: ({ state }) => (
        <StatusWord tone={state === 'active' ? 'green' : state === 'draft' ? 'yellow' : 'stone'}>
          {t(`vacancies.state.${state}`)}
        </StatusWord>
      ),
    },
  ]
  return (
    <ClientSection title={t('clients.vacancies')}>
      <DataTable
        caption={t('clients.vacancies')}
        list={useVacanciesOfClient(id)}
        columns={columns}
        nameOf={({ name_job }) => name_job}
        empty={<EmptyState title={t('clients.vacancies_none')} text={t('clients.vacancies_none_hint')} />}
      />
    </ClientSection>
  )
}
