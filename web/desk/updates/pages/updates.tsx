import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { Link } from 'react-router'
import type { listNoticesEndpoint, NoticeView } from '#domain/desk/updates/updates.contract.ts'
import { noticeWords } from '#domain/desk/updates/updates.rules.ts'
import { noticeScreens } from '#domain/desk/updates/updates.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useNoticeChanges, useNoticeList } from '../updates.queries.ts'
import { noticePath } from '../parts/notice-path.ts'

/** /notices/admin: everything that the bell has told (NOT-01). */
export default function Notices() {
  const t = useText()
  const banner = useBanner()
  const list = useNoticeList()
  const { markRead, markAllRead } = useNoticeChanges()
  const marking = useAction(() => banner.report(markAllRead()))
  const words = (row: NoticeView) => noticeWords(t, row)
  const columns: ColumnsOf<typeof listNoticesEndpoint> = [
    {
      key: 'what',
      label: t('notices.column.what'),
      wraps: true,
      cell: (row) => (
        <Link to={noticePath(row)} onClick={() => !row.read && void markRead(row)}>
          {words(row)}
        </Link>
      ),
    },
    {
      key: 'vacancy',
      label: t('notices.column.vacancy'),
      cell: ({ vacancy }) => vacancy && <TextIn language={vacancy.language_job}>{vacancy.name_job}</TextIn>,
    },
    { key: 'at', label: t('notices.column.at'), sortable: true, cell: (row) => <ShownDate at={row.at} withTime /> },
    {
      key: 'status',
      label: t('notices.column.status'),
      cell: ({ read }) => (
        <StatusWord tone={read ? 'stone' : 'yellow'}>{t(read ? 'notices.status.read' : 'notices.status.unread')}</StatusWord>
      ),
    },
  ]
  return (
    <div className="page">
      <PageHead title={t('notices.title')} description={t('notices.description')}>
        <LinkButton tone="quiet" to={noticeScreens.noticeSettings.to()} icon={<IconSettings size={20} aria-hidden="true" />}>
          {t('notices.settings_short')}
        </LinkButton>
        <Button
          tone="quiet"
          icon={<IconChecks size={20} aria-hidden="true" />}
          busy={marking.busy}
          onClick={() => void marking.run()}
        >
          {t('notices.mark_all')}
        </Button>
      </PageHead>
      <DataTable
        caption={t('notices.title')}
        list={list}
        columns={columns}
        idOf={({ uuid }) => uuid}
        nameOf={words}
        actions={(row) =>
          row.read
            ? []
            : [
                {
                  label: t('notices.mark'),
                  name: t('notices.mark_named', { words: words(row) }),
                  onPress: () => void banner.report(markRead(row)),
                },
              ]
        }
        empty={<EmptyState title={t('notices.empty')} text={t('notices.empty_hint')} />}
      />
    </div>
  )
}
