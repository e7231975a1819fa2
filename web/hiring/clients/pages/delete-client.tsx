import type { ClientFields } from '#domain/hiring/clients/clients.contract.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordDeletion } from '../../../platform/records/record-deletion.tsx'
import type { Fact } from '../../../platform/ui/fact-list.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useClient, useClientChanges } from '../clients.queries.ts'
import type { Route } from './+types/delete-client.ts'

/** /clients/admin/delete/{uuid}: the client read-only; one with vacancies cannot be deleted (CLI-01). */
export default function DeleteClient({ params }: Route.ComponentProps) {
  const t = useText()
  const { remove } = useClientChanges()
  return (
    <RecordDeletion
      title={t('clients.delete')}
      back={{ to: clientScreens.clients.to(), label: t('clients.back') }}
      query={useClient(params.uuid)}
      nameOf={(client) => client.name_clients}
      factsOf={(client) =>
        ({
          name_clients: [t('clients.name'), client.name_clients],
          ubication_clients: [t('clients.location'), client.ubication_clients],
          status_clients: [t('clients.status'), t(`clients.status.${client.status_clients}`)],
          notes_clients: [t('clients.notes'), client.notes_clients],
          created_at: [t('clients.created_at'), <ShownDate key="created_at" at={client.created_at} />],
        }) satisfies Record<keyof ClientFields | 'created_at', Fact>
      }
      onDelete={remove}
    />
  )
}
