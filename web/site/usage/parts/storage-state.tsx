import { Link } from 'react-router'
import { limits } from '#domain/kernel/limits.ts'
import { settingsScreens } from '#domain/site/settings/settings.screens.ts'
import type { UsageView } from '#domain/site/usage/usage.contract.ts'
import { fileSize } from '../../../platform/i18n/file-size.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import styles from './storage-state.module.css'

type Storage = Pick<UsageView, 'state' | 'bytes' | 'bound_bytes'>

const percentOf = ({ bytes, bound_bytes }: Storage) => Math.floor((bytes * 100) / bound_bytes)

/** How much of the space for files is used, as a sentence and a bar, and the warning. */
export function StorageState({ usage }: { usage: Storage }) {
  const t = useText()
  const { language } = useLanguage()
  const [used, bound] = [fileSize(usage.bytes, language), fileSize(usage.bound_bytes, language)]
  return (
    <section className={styles.state}>
      <StorageWarning usage={usage} />
      <label className={styles.bar}>
        {t('usage.total', { used, bound, percent: percentOf(usage) })}
        <meter
          min={0}
          max={usage.bound_bytes}
          high={(usage.bound_bytes * limits.filled.warnedPercent) / 100}
          value={usage.bytes}
        />
      </label>
    </section>
  )
}

/** That the space for files is nearly or wholly used, with the way to the setting. Nothing while there is room (QUO-01). */
export function StorageWarning({ usage }: { usage: Storage }) {
  const t = useText()
  if (usage.state === 'free') return null
  return (
    <MessageBox tone="error">
      <div>
        {usage.state === 'full' ? t('usage.full') : t('usage.warned', { percent: percentOf(usage) })}{' '}
        <Link to={settingsScreens.settings.to()}>{t('usage.more')}</Link>
      </div>
    </MessageBox>
  )
}
