import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import { Link } from 'react-router'
import type { listUpdatesEndpoint, UpdateView } from '#domain/desk/updates/updates.contract.ts'
import { updateWords } from '#domain/desk/updates/updates.rules.ts'
import { updateScreens } from '#domain/desk/updates/updates.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { updatePath } from '../parts/update-path.ts'
import { useUpdateChanges, useUpdateList } from '../updates.queries.ts'

/** /updates/admin: everything that the bell has shown (NOT-01). */
export default function Notices() {
  const t = useText()
  const banner = useBanner()
  const list = useUpdateList()
  const { markRead, markAllRead } = useUpdateChanges()
  const marking = useAction(() => banner.report(markAllRead()))
  const words = (row: UpdateView) => updateWords(t, row)
  const columns: ColumnsOf<typeof listUpdatesEndpoint> = [
    {
      key: 'what',
      label: t('notices.column.what'),
      isLong: true,
      cell: (row) => (
        <Link to={updatePath(row)} onClick={() => !row.read && void markRead(row)}>
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
      leads: true,
      label: t('notices.column.status'),
      cell: ({ read }) => (
        <StatusWord tone={read ? 'stone' : 'yellow'}>{t(read ? 'notices.status.read' : 'notices.status.unread')}</StatusWord>
      ),
    },
  ]
  return (
    <div className="page">
      <PageHead
        title={t('notices.title')}
        description={t('notices.description')}
        menu={[{ label: t('notices.settings_short'), to: updateScreens.updateSettings.to() }]}
      >
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
        nameOf={words}
        actions={(row) => [
          !row.read && {
            label: t('notices.mark'),
            name: t('notices.mark_named', { words: words(row) }),
            onPress: () => void banner.report(markRead(row)),
          },
        ]}
        empty={<EmptyState title={t('notices.empty')} text={t('notices.empty_hint')} />}
      />
    </div>
  )
}
