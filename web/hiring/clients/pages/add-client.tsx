import { useText } from '../../../platform/i18n/language.tsx'
import { ClientPage } from '../forms/client-page.tsx'

/** /clients/admin/add-clients. */
export default function AddClient() {
  const t = useText()
  return <ClientPage title={t('clients.add')} />
}
