import { useState } from 'react'
import {
  type listWebhooksEndpoint,
  type NewWebhook,
  type WebhookFields,
  type WebhookView,
  webhookForm,
} from '#domain/desk/webhooks/webhooks.contract.ts'
import { Fields } from '../../../platform/forms/fields.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { RecordSection, type SectionForm } from '../../../platform/records/record-section.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { ShownOnce } from '../../../platform/ui/shown-once.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { EventsField } from '../forms/events-field.tsx'
import { DeliveriesDialog } from '../parts/deliveries-dialog.tsx'
import { useWebhookChanges, useWebhooks } from '../webhooks.queries.ts'

/** /webhooks/admin: the receivers of events in other systems (HOK-01). */
export default function Webhooks() {
  const t = useText()
  const [made, setMade] = useState<NewWebhook>()
  const [listing, setListing] = useState<WebhookView>()
  const { remove } = useWebhookChanges()
  const mayChange = useMay({ module: 'roles', item: 'change' })
  const changesOf = useRowChanges()
  return (
    <>
      <div className="page">
        <RecordSection
          texts={{
            title: t('webhooks.title'),
            description: t('webhooks.description'),
            add: t('webhooks.add'),
            edit: t('webhooks.edit'),
            empty: t('webhooks.empty'),
          }}
          list={useWebhooks()}
          columns={useColumns()}
          nameOf={({ url }) => url}
          mayChange={mayChange}
          addsIn="dialog"
          form={(row, then) => <WebhookForm row={row} then={then} onMade={setMade} />}
          actions={(row: WebhookView) => [
            {
              label: t('webhooks.deliveries'),
              name: t('webhooks.deliveries_named', { name: row.url }),
              onPress: () => setListing(row),
            },
            ...(mayChange ? changesOf(row) : []),
          ]}
          onDelete={remove}
        />
      </div>
      <ShownOnce
        secret={made?.secret}
        title={t('webhooks.shown_title')}
        intro={t('webhooks.shown_once')}
        copyLabel={t('webhooks.copy')}
        doneLabel={t('webhooks.saved')}
        onDone={() => setMade(undefined)}
      />
      <DeliveriesDialog webhook={listing} onClose={() => setListing(undefined)} />
    </>
  )
}

interface FormProps {
  row: WebhookView | undefined
  then: SectionForm
  onMade(made: NewWebhook): void
}

function WebhookForm({ row, then, onMade }: FormProps) {
  const t = useText()
  const { add, save } = useWebhookChanges()
  return (
    <RecordForm
      name={`webhook:${row?.uuid ?? 'new'}`}
      schema={webhookForm}
      initial={{ url: row?.url ?? '', description: row?.description ?? '', events: row?.events ?? [] }}
      submit={(input): Promise<{ success_message: string; data: WebhookView | NewWebhook }> =>
        row ? save(row, input) : add(input)
      }
      nameOf={({ url }) => url}
      submitLabel={t('common.save')}
      stale={then.stale}
      onDone={(saved) => {
        then.onDone()
        if ('secret' in saved) onMade(saved)
      }}
    >
      <Fields<WebhookFields>
        of={{
          url: <TextField name="url" type="url" label={t('webhooks.url')} hint={t('webhooks.url_hint')} autoComplete="off" />,
          description: <TextField name="description" label={t('webhooks.about')} autoComplete="off" optional />,
          events: <EventsField />,
        }}
      />
    </RecordForm>
  )
}

/** The changes of a receiver besides those of its form. */
function useRowChanges() {
  const t = useText()
  const banner = useBanner()
  const { setState, test } = useWebhookChanges()
  return (row: WebhookView) => {
    const name = row.url
    const act = (change: Promise<{ success_message: string }>) => void banner.report(change, { name })
    const pauses = row.state === 'active'
    return [
      { label: t('webhooks.test'), name: t('webhooks.test_named', { name }), inMenu: true, onPress: () => act(test(row)) },
      {
        label: t(pauses ? 'webhooks.pause' : 'webhooks.resume'),
        name: t(pauses ? 'webhooks.pause_named' : 'webhooks.resume_named', { name }),
        inMenu: true,
        onPress: () => act(setState(row, pauses ? 'paused' : 'active')),
      },
    ]
  }
}

function useColumns(): ColumnsOf<typeof listWebhooksEndpoint> {
  const t = useText()
  return [
    { key: 'url', label: t('webhooks.url'), sortable: true, cell: ({ url }) => url },
    { key: 'description', label: t('webhooks.about'), cell: ({ description }) => description },
    {
      key: 'events',
      label: t('webhooks.events'),
      isLong: true,
      cell: ({ events }) => events.map((event) => t(`webhooks.event.${event}`)).join(', '),
    },
    { key: 'state', label: t('webhooks.state'), cell: (row) => <State webhook={row} /> },
    {
      key: 'created_at',
      label: t('webhooks.created_at'),
      sortable: true,
      cell: ({ created_at }) => <ShownDate at={created_at} />,
    },
  ]
}

function State({ webhook: { state, failing_since } }: { webhook: WebhookView }) {
  const t = useText()
  if (state === 'active' && failing_since) return <StatusWord tone="yellow">{t('webhooks.failing')}</StatusWord>
  const tones = { active: 'green', paused: 'stone', off: 'red' } as const
  return <StatusWord tone={tones[state]}>{t(`webhooks.state.${state}`)}</StatusWord>
}
