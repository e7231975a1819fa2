import { useText } from '../../../platform/i18n/language.tsx'
import { useListFilter } from '../../../platform/tables/list-state.ts'
import styles from './status-filter.module.css'

/** Filters messages: all, or only unread ones. */
export function StatusFilter({ status, onChoose }: { status: string; onChoose(status: string): void }) {
  const t = useText()
  return (
    <label>
      <span className="visually-hidden">{t('contactus.filter')}</span>
      <select className={styles.filter} value={status} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{t('contactus.filter_all')}</option>
        <option value="U">{t('contactus.filter_unread')}</option>
      </select>
    </label>
  )
}

/** Keeps the filter in the address, so that links can contain it. */
export function useStatusInAddress() {
  const { filter, change } = useListFilter(['status'])
  return [filter.status === 'U' ? 'U' : '', (status: string) => change({ status })] as const
}
