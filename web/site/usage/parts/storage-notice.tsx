import { useMay } from '../../../platform/session/use-session.ts'
import { useUsage } from '../usage.queries.ts'
import styles from './storage-notice.module.css'
import { StorageWarning } from './storage-state.tsx'

/** The warning about the space for files, for staff who may see what is used. */
export function StorageNotice() {
  return useMay({ module: 'roles', item: 'view' }) ? <Notice /> : null
}

function Notice() {
  const { data } = useUsage()
  if (!data || data.state === 'free') return null
  return (
    <div className={styles.notice}>
      <StorageWarning usage={data} />
    </div>
  )
}
