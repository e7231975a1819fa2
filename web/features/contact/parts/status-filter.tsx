import { useSearchParams } from 'react-router'
import { useText } from '../../../platform/i18n/language.tsx'
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
  const [search, setSearch] = useSearchParams()
  const choose = (status: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('page')
        if (status) after.set('status', status)
        else after.delete('status')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [search.get('status') === 'U' ? 'U' : '', choose] as const
}
