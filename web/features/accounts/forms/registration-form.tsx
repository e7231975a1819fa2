import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { checkEmail, register } from '#domain/accounts/accounts.contract.ts'
import { registrationForm } from '#domain/accounts/accounts.contract.ts'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { paths } from '../../../paths.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { request } from '../../../platform/client/request.ts'
import { CheckboxField } from '../../../platform/forms/choice-fields.tsx'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { FormShell } from '../../../platform/forms/form-shell.tsx'
import { PasswordField, TextField } from '../../../platform/forms/text-fields.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { logIn } from '../../../platform/session/session.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { PasswordChecklist } from './password-checklist.tsx'

const files = { file: { required: 'portfolio.error.file_required', kinds: documentExtensions } }
const secrets = ['password', 'repeat_password', 'consent']
const empty = { name: '', lastname: '', email: '', password: '', repeat_password: '' }

/**
 * Registration with a CV and consent; with a vacancy it also applies (REG-01, REG-07). Afterwards the person is logged in with the
 * same credentials, and the layout around leads to the profile (REG-06).
 */
export function RegistrationForm({ vacancy }: { vacancy?: string }) {
  const t = useText()
  const banner = useBanner()
  const { language } = useLanguage()
  return (
    <FormShell
      name={vacancy ? `register ${vacancy}` : 'register'}
      schema={registrationForm}
      initial={empty}
      files={files}
      secrets={secrets}
      submit={async (fields, { files: chosen, onProgress }) => {
        const applying = vacancy ? { vacancies: 'true', uuid_jobs: vacancy } : {}
        const body = { ...fields, ...applying, consent: true as const, language }
        const answer = await request<typeof register>('POST', '/api/users/register', {
          body,
          files: { file: chosen.file },
          onProgress,
        })
        await logIn(fields.email.trim().toLowerCase(), fields.password)
        return answer
      }}
      onDone={(answer) =>
        banner.success(answer.apply === 'new_apply' ? 'personal.register_applied' : 'personal.register_success')
      }
      submitLabel={t(vacancy ? 'personal.register_and_apply' : 'personal.register_button')}
    >
      <TextField name="name" label={t('personal.name')} autoComplete="given-name" />
      <TextField name="lastname" label={t('personal.lastname')} autoComplete="family-name" />
      <TextField name="email" label={t('personal.email')} hint={t('personal.email_help')} type="email" autoComplete="email" />
      <DuplicateCheck />
      <PasswordField name="password" label={t('personal.password')} autoComplete="new-password" />
      <PasswordChecklist />
      <PasswordField name="repeat_password" label={t('personal.repeat_password')} autoComplete="new-password" />
      <FileField name="file" label={t('personal.cv')} kinds={documentExtensions} />
      <CheckboxField
        name="consent"
        label={
          <>
            {t('personal.consent_text')} <Link to={paths.privacy()}>{t('personal.consent_link')}</Link>
          </>
        }
      />
    </FormShell>
  )
}

/** Tells early that an address is taken (REG-03). A check that fails stops nobody: registering decides. */
function DuplicateCheck() {
  const { setError, getFieldState, control, formState } = useFormContext()
  const { isSubmitting, isSubmitSuccessful } = formState
  const email = useWatch({ control, name: 'email' }) as string
  useEffect(() => {
    // Once it is being registered, the address is taken by this very person.
    if (!email || isSubmitting || isSubmitSuccessful || getFieldState('email').invalid) return
    const stopped = new AbortController()
    const timer = setTimeout(() => {
      request<typeof checkEmail>('POST', '/api/users/getEmail', { body: { email }, signal: stopped.signal }).catch(
        (error: unknown) => {
          const key = asRefusal(error).errors.email?.[0]
          if (key === 'personal.error.email_duplicate' && !stopped.signal.aborted)
            setError('email', { type: 'server', message: key })
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stopped.abort()
    }
  }, [email, isSubmitting, isSubmitSuccessful, getFieldState, setError])
  return null
}

const pauseMs = 600

export default RegistrationForm
