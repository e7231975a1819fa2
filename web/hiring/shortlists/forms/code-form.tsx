import { type FormEvent, useId, useState } from 'react'
import type { ApiRefusal } from '../../../platform/client/api-refusal.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import styles from '../parts/profile.module.css'

interface Props {
  isWrong: boolean
  busy: boolean
  refusal: ApiRefusal | undefined
  onCode(code: string): void
}

/** Asks a client for the code of a shortlist. */
export function CodeForm({ isWrong, busy, refusal, onCode }: Props) {
  const t = useText()
  const id = useId()
  const [code, setCode] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !busy) onCode(code)
  }
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('shortlist.code_title')}</h1>
      <form className={styles.form} onSubmit={send}>
        <label htmlFor={id}>{t('shortlist.code')}</label>
        <p id={`${id}-hint`} className={styles.soft}>
          {t('shortlist.code_hint')}
        </p>
        <input
          id={id}
          type="text"
          autoComplete="off"
          required
          aria-describedby={`${id}-hint`}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        {isWrong && !busy && <MessageBox tone="error">{t('shortlists.error.code')}</MessageBox>}
        <RefusalMessage refusal={refusal} />
        <Button type="submit" busy={busy}>
          {t('shortlist.code_open')}
        </Button>
      </form>
    </div>
  )
}
