import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { SharedCounts } from '../../shared-counts/parts/shared-counts.tsx'
import { BankImport } from '../forms/bank-import.tsx'
import { BankExport } from '../parts/bank-export.tsx'
import { BankHead } from '../parts/bank-head.tsx'
import type { Route } from './+types/bank.ts'

/** /tests/admin/banks/{skill}: export and import of a skill's bank, and the counts of other sites. */
export default function Bank({ params }: Route.ComponentProps) {
  const t = useText()
  const mayChange = useMay({ module: 'questions', item: 'change' })
  return (
    <div className="page">
      <BankHead id={params.id} title={t('banks.title')} />
      <BankExport id={params.id} />
      {mayChange && <BankImport id={params.id} />}
      {mayChange && <SharedCounts id={params.id} />}
    </div>
  )
}
