import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useRef } from 'react'
import type { listContactMessagesEndpoint } from '#domain/site/contact/contact.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { ListTools } from '../../../platform/tables/list-tools.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useContactMessageList, useContactMessages } from '../contact.queries.ts'
import { MarkRead } from '../parts/mark-read.tsx'
import { MessageText } from '../parts/message-text.tsx'
import { StatusFilter, useStatusInAddress } from '../parts/status-filter.tsx'

/** /contact/admin: visitors' messages and their status (MSG-01). */
export default function ContactMessages() {
  const t = useText()
  const mayChange = useMay({ module: 'messages', item: 'change' })
  const reloading = useAction(useContactMessages().reload)
  const reloadButton = useRef<HTMLButtonElement>(null)
  const [status, setStatus] = useStatusInAddress()
  const list = useContactMessageList(status)
  const columns: ColumnsOf<typeof listContactMessagesEndpoint> = [
    { key: 'fullname', label: t('contactus.column.fullname'), sortable: true, cell: (row) => row.fullname },
    {
      key: 'email',
      importance: 'usual',
      label: t('contactus.column.email'),
      sortable: true,
      cell: (row) => <a href={`mailto:${row.email}`}>{row.email}</a>,
    },
    { key: 'phone', label: t('contactus.column.phone'), cell: (row) => row.phone },
    {
      key: 'message',
      label: t('contactus.column.message'),
      isLong: true,
      hasButtons: true,
      cell: (row) => <MessageText text={row.message} />,
    },
    {
      key: 'status_message',
      isStatus: true,
      label: t('contactus.column.status'),
      sortable: true,
      cell: ({ status_message: status }) => (
        <StatusWord tone={status === 'U' ? 'yellow' : 'stone'}>{t(`contactus.status.${status}`)}</StatusWord>
      ),
    },
    {
      key: 'created_at',
      importance: 'usual',
      label: t('contactus.column.created_at'),
      sortable: true,
      cell: (row) => <ShownDate at={row.created_at} />,
    },
  ]
  return (
    <div className="page">
      <PageHead title={t('contactus.admin_title')} description={t('contactus.admin_description')}>
        <Button
          ref={reloadButton}
          tone="quiet"
          icon={<IconRefresh size={20} aria-hidden="true" />}
          busy={reloading.busy}
          onClick={() => void reloading.run()}
        >
          {t('common.reload')}
        </Button>
      </PageHead>
      <DataTable
        caption={t('contactus.admin_title')}
        list={list}
        columns={columns}
        nameOf={(row) => row.fullname}
        actions={
          mayChange
            ? (row) => [
                {
                  label: t('contactus.mark_read'),
                  button: <MarkRead message={row} afterLast={() => reloadButton.current?.focus()} />,
                },
              ]
            : undefined
        }
        empty={<EmptyState title={t('contactus.admin_empty')} text={t('contactus.admin_empty_hint')} />}
      >
        <ListTools>
          <StatusFilter status={status} onChoose={setStatus} />
        </ListTools>
      </DataTable>
    </div>
  )
}
