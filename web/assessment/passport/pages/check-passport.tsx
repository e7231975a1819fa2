import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { type Checked, CheckForm } from '../forms/check-form.tsx'
import styles from '../parts/passport.module.css'
import { PassportState, passportTitles } from '../parts/passport-state.tsx'
import type { Route } from './+types/check-passport.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t('passport.check_title'), siteName)
}

/** /passport: checks the address or the file of a shared result, without an account (PAS-02). */
export default function CheckPassport() {
  const t = useText()
  const [checked, setChecked] = useState<{ result: Checked; number: number }>()
  const show = (result: Checked) => setChecked((before) => ({ result, number: (before?.number ?? 0) + 1 }))
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('passport.check_title')}</h1>
      <p>{t('passport.check_text')}</p>
      {checked && (
        <div className={styles.outcome}>
          <Card raised>
            <div key={checked.number} ref={takeFocus} tabIndex={-1} className={styles.parts}>
              <Outcome checked={checked.result} />
            </div>
          </Card>
        </div>
      )}
      <CheckForm onChecked={show} />
    </div>
  )
}

const words = {
  unreadable: 'passport.check_unreadable',
  foreign: 'passport.check_foreign',
  altered: 'passport.check_altered',
  unknown: 'passport.check_unknown',
} as const

function Outcome({ checked: { outcome, passport } }: { checked: Checked }) {
  const t = useText()
  if (passport)
    return (
      <>
        <h2>{t(passportTitles[passport.state])}</h2>
        <PassportState passport={passport} />
      </>
    )
  const key = outcome in words ? words[outcome as keyof typeof words] : words.unknown
  return <MessageBox tone={outcome === 'altered' ? 'error' : 'info'}>{t(key)}</MessageBox>
}
