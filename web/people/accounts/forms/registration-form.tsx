import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { jobsAt, vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { ApiRefusal, asRefusal } from '../../../platform/client/api-refusal.ts'
import { readArrival } from '../../../platform/client/arrival.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { CvField } from '../../../platform/forms/cv-field.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useCompany } from '../../../platform/pages/company.ts'
import { logIn } from '../../../platform/session/log-in.ts'
import { startPageOf } from '../../../platform/session/session.ts'
import { keepAddress, newerAddress, passedAddress } from '../../../platform/session/typed-address.ts'
import { PagesAhead } from '../../../platform/shell/pages-ahead.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { register, whyGuessable } from '../visitors.queries.ts'
import { EmailField } from './email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { pendingRegistration } from './pending-registration.ts'
import styles from './registration-form.module.css'

const files = { file: { required: 'portfolio.error.file_required', kinds: documentExtensions } }
const secrets = ['password', 'repeat_password', 'consent']
const empty = {
  name: '',
  lastname: '',
  email: '',
  password: '',
  repeat_password: '',
  consent: undefined,
  personal_phone: '',
  suggestions: false,
}

interface Props {
  readonly vacancy?: string
  readonly toLogin?: () => void
  readonly onLoggedIn?: () => void
}

/**
 * Registers with a CV and consent, and applies to `vacancy` if there is one (REG-01, REG-07). Then logs in with the same credentials.
 * The guest layout then opens the profile (REG-06); outside of it, pass `onLoggedIn`. Pass `toLogin` if the login is not a page of its own.
 */
export function RegistrationForm({ vacancy, toLogin, onLoggedIn }: Props) {
  const t = useText()
  const banner = useBanner()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const wireText = useWireText()
  const [onlyAccount, setOnlyAccount] = useState(false)
  const [{ taken, loadShape }] = useState(takenAddresses)
  const location = useLocation()
  const [initial] = useState(() => ({ ...empty, email: passedAddress(location) }))
  const applyTo = onlyAccount ? undefined : vacancy
  return (
    <FormShell
      name={vacancy ? `register ${vacancy}` : 'register'}
      schema={loadShape}
      initial={initial}
      files={files}
      secrets={secrets}
      newer={newerAddress}
      submit={async (fields, { files: chosen, onProgress }) => {
        const applying = applyTo ? { vacancies: true, uuid_jobs: applyTo, ...readArrival() } : {}
        const body = { ...fields, ...applying, consent: true as const, language }
        const email = fields.email.trim().toLowerCase()
        const upload = { body, files: { file: chosen.file }, onProgress }
        await refuseGuessable(fields)
        const answer = await registerNoted(email, upload).catch((error: unknown) => {
          if (asRefusal(error).errors.email) taken.add(email)
          throw error
        })
        keepAddress('')
        // The account exists by now: if this login fails, the person can log in themselves.
        const haveLogIn = toLogin ?? (() => navigate(sessionScreens.login.to()))
        await logIn(email, fields.password).then((challenge) => (challenge ? haveLogIn() : onLoggedIn?.()), haveLogIn)
        return answer
      }}
      onDone={(answer) =>
        banner.success(answer.apply === 'new_apply' ? 'personal.register_applied' : 'personal.register_success')
      }
    >
      <NextPages />
      <div className={styles.names}>
        <TextField name="name" label={t('personal.name')} autoComplete="given-name" />
        <TextField name="lastname" label={t('personal.lastname')} autoComplete="family-name" />
      </div>
      <EmailField
        onTaken={(email) => taken.add(email)}
        backTo={vacancy && vacancyScreens.vacancy.to({ uuid: vacancy })}
        toLogin={toLogin}
      />
      <NewPasswordFields label={t('personal.password')} />
      {applyTo && <PhoneField />}
      <CvField name="file" label={t('personal.cv')} kinds={documentExtensions} />
      <Consents />
      <FormEnd
        label={t(applyTo ? 'personal.register_and_apply' : 'personal.register_button')}
        explain={({ code }) =>
          code === 'vacancies.closed' && applyTo ? (
            <>
              {wireText(code)}
              <Button tone="quiet" size="small" onClick={() => setOnlyAccount(true)}>
                {t('personal.register_anyway')}
              </Button>
              <LinkButton tone="bare" size="small" to={jobsAt()}>
                {t('vacancies.closed_action')}
              </LinkButton>
            </>
          ) : undefined
        }
      />
    </FormShell>
  )
}

/** Registers, and notes the address until the server has answered. */
async function registerNoted(email: string, upload: Parameters<typeof register>[0]) {
  pendingRegistration.note(email)
  const answer = await register(upload).catch((error: unknown) => {
    const { status } = asRefusal(error)
    if (status > 0 && status < 500) pendingRegistration.forget()
    throw error
  })
  pendingRegistration.forget()
  return answer
}

function PhoneField() {
  const t = useText()
  return (
    <TextField
      name="personal_phone"
      label={t('personal.phone_to_call')}
      hint={t('personal.phone_to_call_help')}
      type="tel"
      autoComplete="tel"
      optional
    />
  )
}

function Consents() {
  const t = useText()
  const company = useCompany()
  return (
    <>
      <CheckboxField
        required
        name="consent"
        shortName={t('personal.consent_name')}
        label={
          <span className={styles.consent}>
            {t('personal.consent_text', { site: company?.name ?? '' })}{' '}
            <Link to={siteScreens.privacy.to()} target="_blank">
              {t('personal.consent_link')}
            </Link>
          </span>
        }
      />
      <CheckboxField
        name="suggestions"
        label={<span className={styles.consent}>{t('suggestions.wanted')}</span>}
        hint={t('personal.suggestions_help')}
      />
    </>
  )
}

/** Refuses a password that is easy to guess before the CV is sent. If the check fails, the registration itself decides. */
async function refuseGuessable({ password, name, lastname, email }: Record<'password' | 'name' | 'lastname' | 'email', string>) {
  const reason = await whyGuessable({ password, name, lastname, email }).catch(() => null)
  if (reason) throw new ApiRefusal(422, 'errors.fields', { errors: { password: [reason] } })
}

/** The addresses that turned out to be taken while this form is open, and the form's rules, which refuse them. */
function takenAddresses() {
  const taken = new Set<string>()
  const loadShape = async () => (await import('./registration-shape.ts')).registrationShape((email) => taken.has(email))
  return { taken, loadShape }
}

/** The pages after the registration: the upload may take minutes, in which a line can drop. Not before somebody fills in the form. */
function NextPages() {
  const { isDirty } = useFormState()
  return isDirty && <PagesAhead pages={nextPages} />
}
const nextPages = [sessionScreens.login.to(), startPageOf('denied')]

export default RegistrationForm
