import { useText } from '../../../platform/i18n/language.tsx'
import { CopyButton } from '../../../platform/ui/copy-button.tsx'
import { LinkField } from '../../../platform/ui/link-field.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import type { Linked } from '../shortlists.queries.ts'
import styles from './shortlists.module.css'

/** The link of a shortlist, which nobody can read again (CLT-02). */
export function NewLink({ link, sent }: Pick<Linked['data'], 'link' | 'sent'>) {
  const t = useText()
  return (
    <div className={styles.link}>
      <MessageBox tone="success">
        {t('shortlists.link_once')} {sent && t('shortlists.link_sent')}
      </MessageBox>
      <LinkField label={t('shortlists.link')} link={link} />
      <div className={styles.actions}>
        <CopyButton text={link} label={t('shortlists.link_copy')} />
      </div>
    </div>
  )
}
