import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { saveFile } from '../../../platform/client/save-file.ts'
import { LeaveGuard } from '../../../platform/forms/leave-guard.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useCompany } from '../../../platform/pages/company.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { CopyButton } from '../../../platform/ui/copy-button.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { printText } from './print-text.ts'
import styles from './second-factor.module.css'

/** The question before codes disappear that nobody may have saved. */
export const leavingWords = {
  title: 'second_factor.codes_leave_title',
  question: 'second_factor.codes_leave_question',
  confirm: 'second_factor.codes_saved',
  stay: 'second_factor.codes_stay',
} as const

const nothing = () => undefined

/** New recovery codes, which are shown this once: to copy, download or print (MFA-01). Asks before the page is left without them. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved(): void }) {
  const t = useText()
  const session = useSession()
  const site = useCompany()?.name ?? location.hostname
  const email = session.status === 'user' ? session.user.email : ''
  const text = `${t('second_factor.file_head', { email, site })}\n\n${codes.join('\n')}\n`
  const [isSaved, setSaved] = useState(false)
  const stopPrinting = useRef<() => void>(nothing)
  useEffect(() => () => stopPrinting.current(), [])
  const print = () => {
    stopPrinting.current()
    stopPrinting.current = printText(text)
  }
  const save = () => {
    // Rendered at once, so that the guard lets `onSaved` leave.
    flushSync(() => setSaved(true))
    onSaved()
  }
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
        <Button tone="quiet" icon={<IconPrinter size={20} aria-hidden="true" />} onClick={print}>
          {t('second_factor.print')}
        </Button>
      </div>
      <Button onClick={save}>{t('second_factor.codes_saved')}</Button>
      <LeaveGuard when={!isSaved} onDiscard={nothing} words={leavingWords} />
    </>
  )
}
