import { questionsOfAttempt } from '#domain/assessment/skills/skills.rules.ts'
import { languages } from '#domain/kernel/languages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { useBank } from '../banks.queries.ts'
import { BankHead } from '../parts/bank-head.tsx'
import { ParityTable } from '../parts/parity-table.tsx'
import type { Route } from './+types/bank-parity.ts'

/** /tests/admin/banks/{skill}/parity: each question beside its translation. */
export default function BankParity({ params }: Route.ComponentProps) {
  const t = useText()
  const bank = useBank(params.id).data
  const few = bank ? languages.filter((language) => bank[language].ready < questionsOfAttempt) : []
  return (
    <div className="page">
      <BankHead id={params.id} title={t('banks.parity')} />
      <p>{t('banks.parity_description')}</p>
      {few.map((language) => (
        <MessageBox key={language}>
          {t('banks.parity_few', { language: t(`banks.language.${language}`), count: bank?.[language].ready ?? 0 })}
        </MessageBox>
      ))}
      <ParityTable id={params.id} />
    </div>
  )
}
