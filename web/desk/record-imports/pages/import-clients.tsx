import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordImports } from '../parts/record-imports.tsx'

/** /clients/admin/import: client companies from a table (INT-15). */
export default function ImportClients() {
  const t = useText()
  return <RecordImports kind="clients" back={{ to: clientScreens.clients.to(), label: t('clients.back') }} />
}
