import type { ClientFields, ClientView } from '#domain/hiring/clients/clients.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import type { Fact } from '../../../platform/ui/fact-list.tsx'
import { Money } from '../../../platform/ui/money.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'

type Shown = Exclude<keyof ClientFields, 'name_clients' | 'fee_percent' | 'fee_amount' | 'fee_currency'> | 'fee' | 'created_at'

/** The facts about a client beside its name (CLT-01). */
export function useClientFacts() {
  const t = useText()
  const number = useNumber(2)
  const feeOf = ({ fee_percent, fee_amount, fee_currency }: ClientView) =>
    fee_percent !== null ? (
      t('clients.fee_share', { percent: number(fee_percent) })
    ) : fee_amount !== null ? (
      <Money amount={fee_amount} currency={fee_currency} />
    ) : null
  return (client: ClientView) =>
    ({
      status_clients: [
        t('clients.status'),
        <StatusWord key="status" tone={client.status_clients === 'A' ? 'green' : 'stone'}>
          {t(`clients.status.${client.status_clients}`)}
        </StatusWord>,
      ],
      ubication_clients: [t('clients.location'), client.ubication_clients],
      owner: [t('clients.owner'), client.owner?.fullname ?? t('clients.no_owner')],
      tax_number: [t('clients.tax_number'), client.tax_number],
      fee: [t('clients.fee'), feeOf(client)],
      terms: [t('clients.terms'), client.terms],
      created_at: [t('clients.created_at'), <ShownDate key="created_at" at={client.created_at} />],
      notes_clients: [t('clients.notes'), client.notes_clients],
    }) satisfies Record<Shown, Fact>
}
