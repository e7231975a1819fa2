import { useState } from 'react'
import { newPasswordForm } from '#domain/people/accounts/new-password.contract.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { verifySession } from '../../../platform/session/session.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import page from '../pages/register.module.css'
import { NextStep } from './link-problem.tsx'
import styles from './set-password.module.css'

const secrets = ['password', 'repeat_password']

interface Props {
  name: string
  /** Password managers save the password under this address. */
  email: string
  title: string
  intro: string
  submitLabel: string
  onSet(password: string): Promise<{ success_message: string }>
}

/** The form behind a link that sets a password, followed by a link to the login (AUTH-09). */
export function SetPassword({ name, email, title, intro, submitLabel, onSet }: Props) {
  const t = useText()
  const wireText = useWireText()
  const [done, setDone] = useState<string>()
  return (
    <div className={`page ${page.page}`}>
      <Card raised alone>
        <h1>{title}</h1>
        {done ? (
          <Done words={done} />
        ) : (
          <>
            <p className={styles.intro}>{intro}</p>
            <FormShell
              name={name}
              schema={newPasswordForm}
              initial={{ password: '', repeat_password: '' }}
              secrets={secrets}
              submit={({ password }) => onSet(password)}
              onDone={({ success_message }) => {
                setDone(success_message)
                // The server has just ended every session, including one in this browser.
                void verifySession()
              }}
            >
              <input type="email" autoComplete="username" value={email} readOnly hidden />
              <NewPasswordFields label={t('personal.password')} email={email} />
              <FormEnd
                label={submitLabel}
                explain={({ code, status }) =>
                  [404, 410].includes(status) ? (
                    <>
                      {wireText(code)} <NextStep code={code} />
                    </>
                  ) : undefined
                }
              />
            </FormShell>
          </>
        )}
      </Card>
    </div>
  )
}

function Done({ words }: { words: string }) {
  const t = useText()
  const wireText = useWireText()
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.done}>
      <MessageBox tone="success">{wireText(words)}</MessageBox>
      <LinkButton to={sessionScreens.login.to()}>{t('recovery.go_login')}</LinkButton>
    </div>
  )
}
