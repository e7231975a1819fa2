import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordDeletion } from '../../../platform/records/record-deletion.tsx'
import { useClient, useClientChanges } from '../clients.queries.ts'
import { useClientFacts } from '../parts/client-facts.tsx'
import type { Route } from './+types/delete-client.ts'

/** /clients/admin/delete/{uuid}: the client read-only; one with vacancies or placements cannot be deleted (CLI-01). */
export default function DeleteClient({ params }: Route.ComponentProps) {
  const t = useText()
  const { remove } = useClientChanges()
  const factsOf = useClientFacts()
  return (
    <RecordDeletion
      title={t('clients.delete')}
      back={{ to: clientScreens.clients.to(), label: t('clients.back') }}
      query={useClient(params.uuid)}
      nameOf={(client) => client.name_clients}
      factsOf={(client) => ({ name_clients: [t('clients.name'), client.name_clients], ...factsOf(client) })}
      onDelete={remove}
    />
  )
}
