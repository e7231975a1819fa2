import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { forgotForm } from '#domain/people/accounts/recovery.contract.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { ApiRefusal } from '../../../platform/client/api-refusal.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { passedAddress } from '../../../platform/session/typed-address.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { askForReset } from '../visitors.queries.ts'
import type { Route } from './+types/forgot.ts'
import page from './register.module.css'

await addAudiences('candidate')

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({
    ...tools,
    path: accountScreens.forgot.to(),
    title: t('recovery.title'),
    description: t('recovery.page_description', { site: tools.siteName }),
  })
}

/** /Forgot: sends a link that sets a new password (AUTH-08). */
export default function Forgot() {
  const t = useText()
  const { language } = useLanguage()
  const location = useLocation()
  const [sent, setSent] = useState<string>()
  const ask = async (fields: { email: string }) => {
    const answer = await askForReset({ ...fields, lang: language })
    if (answer.data < 1) {
      const code = answer.error_message ?? 'contactus.emailNoValid'
      throw new ApiRefusal(200, code, { errors: { email: [code] } })
    }
    return answer
  }
  return (
    <div className={`page ${page.page}`}>
      <Card raised alone>
        <h1>{t('recovery.title')}</h1>
        {sent ? (
          <Sent words={sent} onAgain={() => setSent(undefined)} />
        ) : (
          <>
            <p>{t('recovery.intro')}</p>
            <FormShell
              name="forgot"
              schema={forgotForm}
              initial={{ email: passedAddress(location) }}
              submit={ask}
              onDone={({ success_message }) => setSent(sentOrKept(success_message, 'recovery.kept'))}
            >
              <TextField name="email" label={t('personal.email')} type="email" autoComplete="username" />
              <FormEnd
                label={t('recovery.button')}
                explain={({ retryAfter }) => (retryAfter ? t('recovery.wait', { count: Math.ceil(retryAfter / 60) }) : undefined)}
              />
            </FormShell>
          </>
        )}
        <p>
          <Link to={sessionScreens.login.to()} state={location.state}>
            {t('recovery.to_login')}
          </Link>
        </p>
      </Card>
    </div>
  )
}

function Sent({ words, onAgain }: { words: string; onAgain: () => void }) {
  const t = useText()
  const wireText = useWireText()
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <MessageBox tone={sentOrKept('success', 'info')}>{wireText(words)}</MessageBox>
      {sentOrKept(true, false) && <p>{t('recovery.sent_help')}</p>}
      <Button tone="bare" onClick={onAgain}>
        {t('recovery.again')}
      </Button>
    </div>
  )
}
