import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { consentForm } from '#domain/people/intake/intake.contract.ts'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { siteScreens } from '#domain/site/site/site.screens.ts'
import { CheckboxField } from '../../../platform/forms/choice-fields.tsx'
import { DomainQuestion } from '../../../platform/forms/domain-question.tsx'
import { FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useCompany } from '../../../platform/pages/company.ts'
import { logIn } from '../../../platform/session/session.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { NextStep } from '../parts/consent-problem.tsx'
import { giveConsent } from '../visitors.queries.ts'

const secrets = ['password', 'repeat_password', 'consent']

interface Props {
  token: string
  /** Empty if staff do not know an address. */
  email: string
  /** The fields of the new password and its repetition. */
  passwordFields: ReactNode
}

/** Gives consent and sets the password, then logs in (INT-02). Asks for an address where staff do not know one. */
export function ConsentForm({ token, email, passwordFields }: Props) {
  const t = useText()
  const company = useCompany()
  const banner = useBanner()
  const navigate = useNavigate()
  const wireText = useWireText()
  const { language } = useLanguage()
  return (
    <FormShell
      name="consent"
      schema={consentForm}
      initial={{ email, password: '', repeat_password: '', consent: undefined }}
      secrets={secrets}
      submit={async ({ email: address, password }) => {
        const answer = await giveConsent({ token, email: address, password, consent: true, language })
        // The account is theirs by now: if this login fails, the person can log in themselves.
        const next = await logIn(answer.data.email, password).then(profileSections.personal.to, sessionScreens.login.to)
        return { ...answer, next }
      }}
      onDone={({ success_message, next }) => {
        banner.success(success_message)
        void navigate(next)
      }}
      submitLabel={t('intake.give_button')}
      explain={({ code }) =>
        code.startsWith('intake.error.') ? (
          <>
            {wireText(code)} <NextStep code={code} />
          </>
        ) : undefined
      }
    >
      {email === '' ? (
        <>
          <TextField
            name="email"
            label={t('personal.email')}
            hint={t('intake.own_email_help')}
            type="email"
            autoComplete="email"
          />
          <DomainQuestion name="email" />
        </>
      ) : (
        <input type="email" autoComplete="username" value={email} readOnly hidden />
      )}
      {passwordFields}
      <CheckboxField
        required
        name="consent"
        label={
          <>
            {t('personal.consent_text', { site: company?.name ?? '' })}{' '}
            <Link to={siteScreens.privacy.to()} target="_blank">
              {t('personal.consent_link')}
            </Link>
          </>
        }
      />
    </FormShell>
  )
}
