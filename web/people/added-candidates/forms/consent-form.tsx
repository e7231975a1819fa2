import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { consentForm } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { DomainQuestion } from '../../../platform/forms/domain-question.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useCompany } from '../../../platform/pages/company.ts'
import { enterSession } from '../../../platform/session/session.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { NextStep } from '../parts/consent-problem.tsx'
import { giveConsent } from '../visitors.queries.ts'

interface Props {
  token: string
  /** Empty if staff do not know an address. */
  email: string
  /** The button that says no, beside the one that says yes. */
  refusal: ReactNode
}

/** Gives consent with one click, and leads to the person's applications or profile (INT-02, INT-08). */
export function ConsentForm({ token, email, refusal }: Props) {
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
      initial={{ email: '' }}
      submit={async ({ email: address }) => {
        const answer = await giveConsent({ token, email: address ?? '', consent: true, language })
        await enterSession(answer.data.session)
        return answer
      }}
      onDone={({ success_message, data }) => {
        banner.success(success_message)
        void navigate(data.applied ? applicationScreens.myApplications.to() : profileSections.personal.to())
      }}
    >
      {email === '' && (
        <>
          <TextField
            name="email"
            label={t('personal.email')}
            hint={t('intake.own_email_help')}
            type="email"
            autoComplete="email"
            optional
          />
          <DomainQuestion name="email" />
        </>
      )}
      <p>
        {t('intake.give_means')} {t('personal.consent_text', { site: company?.name ?? '' })}{' '}
        <Link to={siteScreens.privacy.to()} target="_blank">
          {t('personal.consent_link')}
        </Link>
      </p>
      <FormEnd
        label={t('intake.give_button')}
        explain={({ code }) =>
          code.startsWith('intake.error.') ? (
            <>
              {wireText(code)} <NextStep code={code} />
            </>
          ) : undefined
        }
      >
        {refusal}
      </FormEnd>
    </FormShell>
  )
}
