import { useText } from '../../../platform/i18n/language.tsx'
import { useListFilter } from '../../../platform/tables/list-state.ts'
import styles from './status-filter.module.css'

/** All messages, or those that nobody has read. */
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

/** The filter stands in the address, so that a link leads to just those messages. */
export function useStatusInAddress() {
  const { filter, change } = useListFilter(['status'])
  return [filter.status === 'U' ? 'U' : '', (status: string) => change({ status })] as const
}
