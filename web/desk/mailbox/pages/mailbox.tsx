import { Link } from 'react-router'
import type { listMailboxEndpoint } from '#domain/desk/mailbox/mailbox.contract.ts'
import { mailboxScreens } from '#domain/desk/mailbox/mailbox.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { readSettings } from '../../../platform/session/settings.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useMailbox } from '../mailbox.queries.ts'

/** /mailbox: e-mails that were stored because no SMTP server is configured (SPEC-45). */
export default function Mailbox() {
  const t = useText()
  const { mailbox } = readSettings()
  return (
    <div className="page">
      <PageHead title={t('mailbox.title')} {...(mailbox ? { description: t('mailbox.description') } : {})} />
      {mailbox ? <KeptEmails /> : <EmptyState title={t('mailbox.closed_title')} text={t('mailbox.closed_text')} />}
    </div>
  )
}

function KeptEmails() {
  const t = useText()
  const list = useMailbox()
  const columns: ColumnsOf<typeof listMailboxEndpoint> = [
    {
      key: 'subject',
      label: t('mailbox.subject'),
      isLong: true,
      cell: ({ id, language, subject }) => (
        <Link to={mailboxScreens.keptEmail.to({ name: id })}>
          <TextIn language={language}>{subject}</TextIn>
        </Link>
      ),
    },
    { key: 'to', label: t('mailbox.to'), cell: ({ to }) => to },
    { key: 'date', label: t('mailbox.date'), sortable: true, cell: ({ date }) => <ShownDate at={date} withTime /> },
  ]
  return (
    <DataTable
      caption={t('mailbox.title')}
      list={list}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ subject }) => subject}
      empty={<EmptyState title={t('mailbox.empty')} text={t('mailbox.empty_hint')} />}
    />
  )
}
