import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { saveFile } from '../../../platform/client/save-file.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useCompany } from '../../../platform/pages/company.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { CopyButton } from './copy-button.tsx'
import { printText } from './print-text.ts'
import styles from './second-factor.module.css'

/** New recovery codes, which are shown this once: to copy, download or print (MFA-01). */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved(): void }) {
  const t = useText()
  const session = useSession()
  const site = useCompany()?.name ?? location.hostname
  const email = session.status === 'user' ? session.user.email : ''
  const text = `${t('second_factor.file_head', { email, site })}\n\n${codes.join('\n')}\n`
  const download = () => saveFile(new File([text], `${t('second_factor.file_name')}.txt`, { type: 'text/plain;charset=utf-8' }))
  return (
    <>
      <p ref={takeFocus} tabIndex={-1}>
        {t('second_factor.codes_intro')}
      </p>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={text} label={t('second_factor.copy')} />
        <Button tone="quiet" icon={<IconDownload size={20} aria-hidden="true" />} onClick={download}>
          {t('second_factor.download')}
        </Button>
        <Button tone="quiet" icon={<IconPrinter size={20} aria-hidden="true" />} onClick={() => printText(text)}>
          {t('second_factor.print')}
        </Button>
      </div>
      <Button onClick={onSaved}>{t('second_factor.codes_saved')}</Button>
    </>
  )
}
