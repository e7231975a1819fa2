import type { ReactNode } from 'react'
import { factorProofForm, passwordProofForm } from '#domain/people/second-factor/second-factor.contract.ts'
import { FactorCodeField } from '../../../platform/forms/factor-code-field.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { PasswordField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { readSettings } from '../../../platform/session/settings.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { type OwnProof, withPasskey } from '../second-factor.queries.ts'

interface Props<Answer> {
  /** Whether a code of the present app is asked for too. */
  hasApp: boolean
  submit(proof: OwnProof): Promise<Answer>
  onDone(answer: Answer): void
  submitLabel: string
  deletes?: boolean
  children?: ReactNode
}

const secrets = ['current_password', 'code']

/** Asks for the password, and for a code where there is an app, or else for a passkey, before a factor changes (IDT-01). */
export function ProofForm<Answer>({ hasApp, submit, submitLabel, deletes = false, children, ...form }: Props<Answer>) {
  const t = useText()
  const session = useSession()
  // Whoever got their account by their company has a password that nobody knows, and one screen to choose another.
  const isStaff = session.status === 'user' && (session.mode === 'allowed' || session.factorNeeded === true)
  const hint = isStaff && readSettings().companyLogin ? t('second_factor.no_password') : undefined
  const shared = {
    ...form,
    submit: async (proof: OwnProof) => submit(await withPasskey(proof)),
    name: 'second factor',
    secrets,
  }
  const fields = (
    <>
      {children}
      <input type="email" autoComplete="username" value={session.status === 'user' ? session.user.email : ''} readOnly hidden />
      <PasswordField name="current_password" label={t('personal.current_password')} hint={hint} autoComplete="current-password" />
    </>
  )
  const end = (
    <FormEnd
      label={submitLabel}
      deletes={deletes}
      explain={({ retryAfter }) => (retryAfter ? t('login.wait', { count: Math.ceil(retryAfter / 60) }) : undefined)}
    />
  )
  return hasApp ? (
    <FormShell {...shared} schema={factorProofForm} initial={{ current_password: '', code: '' }}>
      {fields}
      <FactorCodeField />
      {end}
    </FormShell>
  ) : (
    <FormShell {...shared} schema={passwordProofForm} initial={{ current_password: '' }}>
      {fields}
      {end}
    </FormShell>
  )
}
