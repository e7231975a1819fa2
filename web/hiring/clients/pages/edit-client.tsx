import { mayReadPresented } from '#domain/hiring/clients/presented.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { useClient } from '../clients.queries.ts'
import { ClientPage } from '../forms/client-page.tsx'
import { PresentedPeople } from '../parts/presented-people.tsx'
import type { Route } from './+types/edit-client.ts'

/** /clients/admin/edit/{uuid}: the fields of a client, and the people presented to it in past processes. */
export default function EditClient({ params: { uuid } }: Route.ComponentProps) {
  const t = useText()
  const mayRead = useMay(mayReadPresented)
  return <ClientPage title={t('clients.edit')} query={useClient(uuid)} below={mayRead && <PresentedPeople id={uuid} />} />
}
