import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { recordImportScreens } from '#domain/desk/record-imports/record-imports.screens.ts'
import type { listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { placementScreens } from '#domain/hiring/placements/placements.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { useChangeActions } from '../../../platform/tables/use-change-actions.ts'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useClients } from '../clients.queries.ts'

/** /clients/admin: the client companies (CLI-01). */
export default function Clients() {
  const t = useText()
  const changeActions = useChangeActions()
  const list = useClients()
  const mayChange = useMay({ module: 'clients', item: 'change' })
  const columns: ColumnsOf<typeof listClientsEndpoint> = [
    {
      key: 'name_clients',
      label: t('clients.name'),
      sortable: true,
      cell: (row) => <LightLink to={clientScreens.client.to({ uuid: row.uuid })}>{row.name_clients}</LightLink>,
    },
    { key: 'ubication_clients', label: t('clients.location'), sortable: true, cell: (row) => row.ubication_clients },
    {
      key: 'created_at',
      importance: 'usual',
      label: t('clients.created_at'),
      sortable: true,
      cell: (row) => <ShownDate at={row.created_at} />,
    },
    {
      key: 'status_clients',
      isStatus: true,
      label: t('clients.status'),
      sortable: true,
      cell: ({ status_clients: status }) => (
        <StatusWord tone={status === 'A' ? 'green' : 'stone'}>{t(`clients.status.${status}`)}</StatusWord>
      ),
    },
  ]
  return (
    <div className="page">
      <PageHead
        title={t('clients.title')}
        description={t('clients.description')}
        menu={[
          { label: t('placements.title'), to: placementScreens.placements.to() },
          mayChange && { label: t('records.clients.import'), to: recordImportScreens.importClients.to(), whenEmpty: true },
        ]}
      >
        {mayChange && (
          <LinkButton to={clientScreens.addClient.to()} icon={<IconPlus size={20} aria-hidden="true" />}>
            {t('clients.add')}
          </LinkButton>
        )}
      </PageHead>
      <DataTable
        caption={t('clients.title')}
        list={list}
        columns={columns}
        nameOf={(row) => row.name_clients}
        actions={
          mayChange
            ? ({ uuid, name_clients: name }) =>
                changeActions(name, {
                  edit: clientScreens.editClient.to({ uuid }),
                  remove: clientScreens.deleteClient.to({ uuid }),
                })
            : undefined
        }
        empty={<EmptyState title={t('clients.noClients')} text={t('clients.description')} />}
      />
    </div>
  )
}
