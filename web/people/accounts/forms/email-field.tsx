import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { isMailAddress, usualAddress } from '#domain/kernel/mail-address.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { DomainQuestion } from '../../../platform/forms/domain-question.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { keepAddress, passAddress } from '../../../platform/session/typed-address.ts'
import { checkEmail } from '../visitors.queries.ts'
import { pendingRegistration } from './pending-registration.ts'

const duplicate = 'personal.error.email_duplicate'

interface Props {
  /** Makes the form's rules refuse this address, which the server reported as taken. */
  onTaken(email: string): void
  /** Where the login leads back to; by default to the page that the person came from. */
  backTo?: string | undefined
  /** Shows the login, if it is not a page of its own. */
  toLogin?: (() => void) | undefined
}

/** Reports a taken address when the field loses focus (REG-03). If the check fails, the registration itself decides. */
export function EmailField({ onTaken, ...login }: Props) {
  const t = useText()
  const { trigger, getValues, formState } = useFormContext()
  const { isSubmitting } = formState
  const typed: unknown = useWatch({ name: 'email' })

  useEffect(() => keepAddress(typed), [typed])

  const check = async () => {
    const email = usualAddress(String(getValues('email') ?? ''))
    // After the form was sent, the address may be taken by this same registration.
    if (!isMailAddress(email) || isSubmitting || pendingRegistration.isOf(email)) return
    await checkEmail(email).catch((error: unknown) => {
      if (asRefusal(error).code !== duplicate) return
      onTaken(email)
      void trigger('email')
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

/** The text of the error; its words "log in" are a link. */
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
        state={passAddress(getValues('email'), backTo ? { from: backTo } : location.state)}
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
