import type { FailedEmail, listFailedEmailsEndpoint } from '#domain/desk/dashboard/dashboard.contract.ts'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { shownReceiver } from '#domain/mail/mail.rules.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useFailedEmailChanges, useFailedEmails, useOutboxState } from '../dashboard.queries.ts'
import { OutboxState } from '../parts/outbox-state.tsx'

/** /dashboard/admin/emails: failed e-mails, to send again or dismiss (MAIL-01). */
export default function FailedEmails() {
  const t = useText()
  const banner = useBanner()
  const mayChangeCards = useMay({ module: 'candidates', item: 'change' })
  const mayChangeUsers = useMay({ module: 'users', item: 'change' })
  const mayChange = mayChangeCards || mayChangeUsers
  const { retry, retryAll, dismiss } = useFailedEmailChanges()
  const list = useFailedEmails()
  const isAway = Boolean(useOutboxState().data?.away_since)
  const action = useAction(async (act: typeof retry | typeof dismiss, email: FailedEmail) => {
    const { success_message, data } = await act(email)
    banner.success(success_message, { name: data.subject })
  })
  const sendingAll = useAction(async () => {
    const { success_message, again, waiting } = await retryAll()
    banner.success(success_message, { again: String(again), waiting: String(Math.max(0, waiting)) })
  })
  const columns: ColumnsOf<typeof listFailedEmailsEndpoint> = [
    {
      key: 'subject',
      label: t('dashboard.subject'),
      cell: (row) => <TextIn language={row.language}>{row.subject}</TextIn>,
    },
    { key: 'to', label: t('dashboard.to'), cell: (row) => shownReceiver(row.to_name, row.to_address) },
    {
      key: 'error',
      label: t('dashboard.error'),
      isLong: true,
      cell: (row) => (row.withheld ? t('dashboard.withheld') : row.expired ? t('dashboard.expired') : row.error),
    },
    {
      key: 'queued_at',
      label: t('dashboard.queued_at'),
      sortable: true,
      cell: (row) => <ShownDate at={row.queued_at} withTime />,
    },
  ]
  return (
    <div className="page">
      <PageHead
        title={t('dashboard.emails')}
        description={t('dashboard.emails_about')}
        back={{ to: dashboardScreens.dashboard.to(), label: t('dashboard.back') }}
      >
        {mayChange && (isAway || list.total > 0) && (
          <Button busy={sendingAll.busy} onClick={() => void sendingAll.run()}>
            {t('dashboard.send_all')}
          </Button>
        )}
      </PageHead>
      <OutboxState />
      <RefusalMessage refusal={action.refusal ?? sendingAll.refusal} />
      <DataTable
        caption={t('dashboard.emails')}
        list={list}
        columns={columns}
        nameOf={({ subject }) => subject}
        actions={
          mayChange
            ? (row) => [
                row.may_retry && {
                  label: t('dashboard.retry'),
                  name: t('dashboard.retry_named', { name: row.subject }),
                  onPress: () => void action.run(retry, row),
                },
                {
                  label: t('dashboard.dismiss'),
                  name: t('dashboard.dismiss_named', { name: row.subject }),
                  onPress: () => void action.run(dismiss, row),
                },
              ]
            : undefined
        }
        empty={<EmptyState title={t('dashboard.emails_empty')} />}
      />
    </div>
  )
}
