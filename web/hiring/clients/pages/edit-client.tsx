import { useText } from '../../../platform/i18n/language.tsx'
import { useClient } from '../clients.queries.ts'
import { ClientPage } from '../forms/client-page.tsx'
import type { Route } from './+types/edit-client.ts'

/** /clients/admin/edit/{uuid}: the fields of a client. */
export default function EditClient({ params: { uuid } }: Route.ComponentProps) {
  const t = useText()
  return <ClientPage title={t('clients.edit')} query={useClient(uuid)} />
}
