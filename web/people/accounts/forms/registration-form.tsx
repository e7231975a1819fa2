import { type ReactNode, useRef, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { ApiRefusal, asRefusal } from '../../../platform/client/api-refusal.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { CvField } from '../../../platform/forms/cv-field.tsx'
import type { FileRule } from '../../../platform/forms/file-rule.ts'
import { FormEnd, FormShell, type Upload } from '../../../platform/forms/form-shell.tsx'
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
import type { registrationShape } from './registration-shape.ts'

export const cvFile = { file: { required: 'portfolio.error.file_required', kinds: documentExtensions } }
const secrets = ['password', 'repeat_password', 'consent']
const empty = {
  name: '',
  lastname: '',
  email: '',
  password: '',
  repeat_password: '',
  consent: undefined,
  suggestions: false,
}

/** What applying to a vacancy adds to the registration. Its page passes it, so that other pages do not load it. */
export interface Applying {
  /** Names the draft. */
  readonly name: string
  /** The page of the vacancy, for a person who has an account. */
  readonly back: string
  /** Further fields after those of the registration, with their empty values. */
  readonly fields: ReactNode
  readonly initial: FieldValues
  /** What is wrong in them, by field. */
  errorsOf(values: FieldValues): Readonly<Record<string, string>>
  /** What is sent: the fields of the registration, and what applies to the vacancy. */
  bodyOf<Values extends object>(values: Values, chosen: Upload['files']): Values & { vacancies: true; uuid_jobs: string }
  /** All files of the form, with the CV. */
  readonly files: Record<string, FileRule>
  /** Sends those of questions, once the person is logged in; it does not fail. */
  sendFiles(upload: Upload): Promise<void>
  onRefused(error: unknown): Promise<void>
}

interface Props {
  readonly applying?: Applying
  readonly toLogin?: () => void
  readonly onLoggedIn?: () => void
}

/**
 * Registers with a CV and consent, and applies to the vacancy of `applying` if there is one (REG-01, REG-07). Then logs in with the same credentials.
 * The guest layout then opens the profile (REG-06); outside of it, pass `onLoggedIn`. Pass `toLogin` if the login is not a page of its own.
 */
export function RegistrationForm({ applying, toLogin, onLoggedIn }: Props) {
  const t = useText()
  const banner = useBanner()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const wireText = useWireText()
  const [onlyAccount, setOnlyAccount] = useState(false)
  const applyTo = onlyAccount ? undefined : applying
  const latest = useRef(applyTo)
  latest.current = applyTo
  const [{ taken, loadShape }] = useState(() => takenAddresses((values) => latest.current?.errorsOf(values)))
  const location = useLocation()
  const [initial] = useState(() => ({ ...empty, ...applying?.initial, email: passedAddress(location) }))
  return (
    <FormShell
      name={applying?.name ?? 'register'}
      schema={loadShape}
      initial={initial}
      files={applyTo?.files ?? cvFile}
      secrets={secrets}
      newer={newerAddress}
      submit={async (fields, chosen) => {
        const body = { ...(applyTo?.bodyOf(fields, chosen.files) ?? fields), consent: true as const, language }
        const email = fields.email.trim().toLowerCase()
        const upload = { body, files: { file: chosen.files.file }, onProgress: chosen.onProgress }
        await refuseGuessable(fields)
        const answer = await registerNoted(email, upload).catch(async (error: unknown) => {
          if (asRefusal(error).errors.email) taken.add(email)
          await applyTo?.onRefused(error)
          throw error
        })
        keepAddress('')
        // The account exists by now: if this login fails, the person can log in themselves.
        const haveLogIn = toLogin ?? (() => navigate(sessionScreens.login.to()))
        await logIn(email, fields.password).then((challenge) => (challenge ? haveLogIn() : onLoggedIn?.()), haveLogIn)
        await applyTo?.sendFiles(chosen)
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
      <EmailField onTaken={(email) => taken.add(email)} backTo={applying?.back} toLogin={toLogin} />
      <NewPasswordFields label={t('personal.password')} />
      <CvField name="file" label={t('personal.cv')} kinds={documentExtensions} />
      {applyTo?.fields}
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
function takenAddresses(errorsOf: Parameters<typeof registrationShape>[1]) {
  const taken = new Set<string>()
  const loadShape = async () => (await import('./registration-shape.ts')).registrationShape((email) => taken.has(email), errorsOf)
  return { taken, loadShape }
}

/** The pages after the registration: the upload may take minutes, in which a line can drop. Not before somebody fills in the form. */
function NextPages() {
  const { isDirty } = useFormState()
  return isDirty && <PagesAhead pages={nextPages} />
}
const nextPages = [sessionScreens.login.to(), startPageOf('denied')]

export default RegistrationForm
