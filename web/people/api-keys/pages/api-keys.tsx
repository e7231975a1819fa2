import { useState } from 'react'
import type { ApiKeyView, listApiKeysEndpoint, NewApiKey } from '#domain/people/api-keys/api-keys.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordSection } from '../../../platform/records/record-section.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { ShownOnce } from '../../../platform/ui/shown-once.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useRoleName } from '../../roles/parts/role-name.ts'
import { useApiKeyChanges, useApiKeys } from '../api-keys.queries.ts'
import { ApiKeyForm } from '../forms/api-key-form.tsx'

/** /keys/admin: the keys with which other systems call the API (KEY-01). */
export default function ApiKeys() {
  const t = useText()
  const { revoke } = useApiKeyChanges()
  const banner = useBanner()
  const [made, setMade] = useState<NewApiKey>()
  const [revoking, setRevoking] = useState<ApiKeyView>()
  const mayChange = useMay({ module: 'roles', item: 'change' })
  return (
    <>
      <div className="page">
        <RecordSection
          texts={{
            title: t('api_keys.title'),
            description: t('api_keys.description'),
            add: t('api_keys.add'),
            empty: t('api_keys.empty'),
          }}
          list={useApiKeys()}
          columns={useColumns()}
          nameOf={({ name }) => name}
          mayChange={mayChange}
          addsIn="dialog"
          form={(_row, { onDone }) => (
            <ApiKeyForm
              onDone={(key) => {
                onDone()
                setMade(key)
              }}
            />
          )}
          actions={(row: ApiKeyView) => [
            mayChange && {
              label: t('api_keys.revoke'),
              name: t('api_keys.revoke_named', { name: row.name }),
              deletes: true,
              onPress: () => setRevoking(row),
            },
          ]}
        />
      </div>
      <ShownOnce
        secret={made?.key}
        title={t('api_keys.shown_title')}
        intro={t('api_keys.shown_once', { name: made?.name ?? '' })}
        copyLabel={t('api_keys.copy')}
        doneLabel={t('api_keys.saved')}
        onDone={() => setMade(undefined)}
      />
      <ConfirmDialog
        open={revoking !== undefined}
        title={t('api_keys.revoke')}
        confirmLabel={t('api_keys.revoke_confirm')}
        onCancel={() => setRevoking(undefined)}
        onConfirm={async () => {
          if (!revoking) return
          const { success_message } = await revoke(revoking)
          banner.success(success_message, { name: revoking.name })
          setRevoking(undefined)
        }}
      >
        <p>{t('api_keys.revoke_question', { name: revoking?.name ?? '' })}</p>
      </ConfirmDialog>
    </>
  )
}

function useColumns(): ColumnsOf<typeof listApiKeysEndpoint> {
  const t = useText()
  const nameOf = useRoleName()
  return [
    {
      key: 'name',
      label: t('api_keys.name'),
      sortable: true,
      cell: ({ name }) => name,
    },
    { key: 'begins', label: t('api_keys.begins'), cell: ({ begins }) => <code translate="no">{begins}</code> },
    { key: 'role', label: t('api_keys.role'), cell: ({ role }) => nameOf(role) },
    { key: 'made_by', label: t('api_keys.made_by'), cell: ({ made_by }) => made_by },
    {
      key: 'expires_at',
      label: t('api_keys.expires_at'),
      cell: ({ state, expires_at }) =>
        state === 'idle' ? <StatusWord tone="red">{t('api_keys.idle')}</StatusWord> : <ShownDate at={expires_at} />,
    },
    {
      key: 'last_used_at',
      label: t('api_keys.last_used_at'),
      cell: ({ last_used_at }) => (last_used_at ? <ShownDate at={last_used_at} withTime /> : t('api_keys.never_used')),
    },
  ]
}
