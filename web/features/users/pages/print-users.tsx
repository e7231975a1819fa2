import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { userScreens } from '#domain/users/users.screens.ts'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { Pager } from '../../../platform/tables/pager.tsx'
import { SearchBox } from '../../../platform/tables/search-box.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { LoadError } from '../../../platform/ui/load-error.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { PageSkeleton } from '../../../platform/ui/skeleton.tsx'
import styles from '../parts/printed-users.module.css'
import { PrintedUsers } from '../parts/printed-users.tsx'
import { usePrintedUsers } from '../users.queries.ts'

/** /admin/users/list: people and their skills as a table to print (USR-02). */
export default function PrintUsers() {
  const t = useText()
  const wireText = useWireText()
  const list = usePrintedUsers(useLanguage().language)
  return (
    <div className="page">
      <div className={styles.tools}>
        <PageHead title={t('users.print_title')} back={{ to: userScreens.users.to(), label: t('users.back') }}>
          <Button tone="quiet" icon={<IconPrinter size={20} aria-hidden="true" />} onClick={() => window.print()}>
            {t('users.print')}
          </Button>
        </PageHead>
        <SearchBox value={list.state.q} onSearch={(q) => list.change({ q })} />
      </div>
      {list.status === 'failed' && <LoadError text={wireText(list.refusal?.code ?? 'errors.unexpected')} onRetry={list.retry} />}
      {list.status === 'loading' && <PageSkeleton label={t('common.loading')} />}
      {list.status === 'ready' && list.total === 0 && <EmptyState title={t('common.no_results')} />}
      {list.status === 'ready' && list.total > 0 && (
        <>
          <PrintedUsers users={list.rows} />
          <div className={styles.tools}>
            <Pager list={list} />
          </div>
        </>
      )}
    </div>
  )
}
