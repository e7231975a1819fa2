import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { email as emailRule } from '#domain/kernel/person-fields.ts'
import type { checkEmail } from '#domain/people/accounts/accounts.contract.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { request } from '../../../platform/client/request.ts'
import { DomainQuestion } from '../../../platform/forms/domain-question.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { carry } from '../../../platform/session/typed-address.ts'
import { begunRegistration } from './begun-registration.ts'

const duplicate = 'personal.error.email_duplicate'

interface Props {
  /** An address that was found to be taken; the form's rules refuse it. */
  taken: string
  onTaken(email: string): void
  /** Where the login leads back to, else to where the person came from. */
  backTo?: string | undefined
  /** Shows the login where it is not another page. */
  toLogin?: (() => void) | undefined
}

/** Tells on leaving the field that an address is taken (REG-03). A check that fails stops nobody: registering decides. */
export function EmailField({ taken, onTaken, ...login }: Props) {
  const t = useText()
  const { trigger, getValues, formState } = useFormContext()
  const { isSubmitting } = formState

  useEffect(() => {
    if (taken) void trigger('email')
  }, [taken, trigger])

  const check = async () => {
    const { data: email } = emailRule.safeParse(getValues('email'))
    // Once it is being registered, the address may be taken by this very person.
    if (!email || isSubmitting || begunRegistration.isOf(email)) return
    await request<typeof checkEmail>('POST', '/api/users/getEmail', { body: { email } }).catch((error: unknown) => {
      if (asRefusal(error).code === duplicate) onTaken(email)
    })
  }
  return (
    <>
      <TextField
        name="email"
        label={t('personal.email')}
        hint={t('personal.email_help')}
        type="email"
        autoComplete="email"
        onLeave={() => void check()}
        explain={(key) => key === duplicate && <TakenAddress {...login} />}
      />
      <DomainQuestion name="email" />
    </>
  )
}

/** The words of the error, in which 'log in' leads there. */
function TakenAddress({ backTo, toLogin }: Pick<Props, 'backTo' | 'toLogin'>) {
  const t = useText()
  const location = useLocation()
  const { getValues } = useFormContext()
  const words = t('personal.register_go_login')
  const [before, after] = t(duplicate).split(words)
  return (
    <>
      {before}
      <Link
        to={sessionScreens.login.to()}
        state={carry(getValues('email'), backTo ? { from: backTo } : location.state)}
        onClick={(event) => {
          if (!toLogin) return
          event.preventDefault()
          toLogin()
        }}
      >
        {words}
      </Link>
      {after}
    </>
  )
}
