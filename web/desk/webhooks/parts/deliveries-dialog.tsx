import type { DeliveryView, listDeliveriesEndpoint, WebhookView } from '#domain/desk/webhooks/webhooks.contract.ts'
import { type WebhookEvent, webhookEvents } from '#domain/kernel/webhook-events.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { SeparateHeads } from '../../../platform/ui/beside-title.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useDeliveries, useWebhookChanges } from '../webhooks.queries.ts'

/** Lists the deliveries to a receiver in the last 30 days, each of which can be sent again (HOK-01). */
export function DeliveriesDialog({ webhook, onClose }: { webhook: WebhookView | undefined; onClose(): void }) {
  const t = useText()
  const title = webhook ? t('webhooks.deliveries_named', { name: webhook.url }) : ''
  return (
    <ModalShell open={webhook !== undefined} title={title} size="wide" onClose={onClose}>
      {webhook && (
        <SeparateHeads>
          <Deliveries webhook={webhook} title={title} />
        </SeparateHeads>
      )}
    </ModalShell>
  )
}

const tones = { waiting: 'yellow', delivered: 'green', failed: 'red' } as const

function Deliveries({ webhook, title }: { webhook: WebhookView; title: string }) {
  const t = useText()
  const banner = useBanner()
  const { sendAgain } = useWebhookChanges()
  const mayChange = useMay({ module: 'roles', item: 'change' })
  const nameOf = ({ event }: DeliveryView) => t(`webhooks.event.${eventOf(event)}`)
  const columns: ColumnsOf<typeof listDeliveriesEndpoint> = [
    {
      key: 'event',
      label: t('webhooks.event'),
      // In one cell, because a dialog has no room for a column of its own beside the action.
      cell: (row) => (
        <>
          {nameOf(row)} · <ShownDate at={row.created_at} withTime />
        </>
      ),
    },
    {
      key: 'state',
      label: t('webhooks.state'),
      cell: ({ state }) => <StatusWord tone={tones[state]}>{t(`webhooks.delivery.${state}`)}</StatusWord>,
    },
    { key: 'status', label: t('webhooks.status'), numeric: true, cell: ({ status }) => status ?? t('webhooks.no_status') },
    { key: 'attempts', label: t('webhooks.attempts'), numeric: true, cell: ({ attempts }) => attempts },
  ]
  return (
    <DataTable
      caption={title}
      list={useDeliveries(webhook)}
      columns={columns}
      nameOf={nameOf}
      actions={
        mayChange
          ? (row: DeliveryView) => [
              {
                label: t('webhooks.send_again'),
                name: t('webhooks.send_again_named', { name: nameOf(row) }),
                inMenu: true,
                onPress: () => void banner.report(sendAgain(row)),
              },
            ]
          : undefined
      }
      empty={<EmptyState title={t('webhooks.deliveries_empty')} />}
    />
  )
}

/** The log also has tests, which no receiver chooses. */
const eventOf = (event: string): WebhookEvent | 'webhook.test' => webhookEvents.find((one) => one === event) ?? 'webhook.test'
