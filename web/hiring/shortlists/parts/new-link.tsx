import { useId } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { CopyButton } from '../../../platform/ui/copy-button.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import type { Linked } from '../shortlists.queries.ts'
import styles from './shortlists.module.css'

/** The link of a shortlist, which nobody can read again (CLT-02). */
export function NewLink({ link, sent }: Pick<Linked['data'], 'link' | 'sent'>) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.link}>
      <MessageBox tone="success">
        {t('shortlists.link_once')} {sent && t('shortlists.link_sent')}
      </MessageBox>
      <label htmlFor={id}>{t('shortlists.link')}</label>
      <input id={id} type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
      <div className={styles.actions}>
        <CopyButton text={link} label={t('shortlists.link_copy')} />
      </div>
    </div>
  )
}
