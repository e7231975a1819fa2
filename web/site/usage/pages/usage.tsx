import type { UsageView } from '#domain/site/usage/usage.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { FileSize } from '../../../platform/ui/file-size.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { LargestPeople } from '../parts/largest-people.tsx'
import { StorageState } from '../parts/storage-state.tsx'
import { UsageTable } from '../parts/usage-table.tsx'
import { useUsage } from '../usage.queries.ts'
import styles from './usage.module.css'

/** /settings/admin/usage: what the site and its people fill, with the bound of all files (QUO-01). */
export default function Usage() {
  const t = useText()
  const query = useUsage()
  return (
    <div className="page">
      <PageHead title={t('usage.title')} description={t('usage.description')} />
      <AsyncSection query={query}>{(usage) => <Counts {...usage} />}</AsyncSection>
    </div>
  )
}

function Counts(usage: UsageView) {
  const t = useText()
  if (!usage.counted_at) return <p>{t('usage.uncounted')}</p>
  return (
    <div className={styles.parts}>
      <StorageState usage={usage} />
      <section>
        <h2>{t('usage.files')}</h2>
        <UsageTable
          caption={t('usage.files')}
          columns={[t('usage.kind'), t('usage.count'), t('usage.size')]}
          rows={usage.files.map(({ purpose, files, bytes }) => ({
            name: t(`usage.purpose.${purpose}`),
            cells: [files, <FileSize key="size" bytes={bytes} />],
          }))}
        />
        <p>{t('usage.imports', { waiting: usage.imports.waiting, most: usage.imports.most })}</p>
      </section>
      <section>
        <h2>{t('usage.records')}</h2>
        <UsageTable
          caption={t('usage.records')}
          columns={[t('usage.kind'), t('usage.count'), t('usage.size')]}
          rows={usage.rows.map(({ kind, rows, bytes }) => ({
            name: t(`usage.rows.${kind}`),
            cells: [rows, <FileSize key="size" bytes={bytes} />],
          }))}
        />
      </section>
      <LargestPeople />
      <p className={styles.counted}>
        {t('usage.counted')} <ShownDate at={usage.counted_at} withTime />
      </p>
    </div>
  )
}
