import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isStrongPassword } from '#domain/people/accounts/password.rules.ts'
import { whyGuessable } from '../visitors.queries.ts'

const pauseMs = 300
const field = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Whether the server knows the form's password as not easy to guess (LOG-05). It is asked once the password meets the other rules and its
 * typist pauses. Without an answer the rule stays open, and the server decides about the sent form.
 */
export function useNotGuessable(ownEmail: string | undefined): boolean {
  const { control } = useFormContext()
  const [typed = '', name, lastname, email] = useWatch({ control, name: ['password', 'name', 'lastname', 'email'] }).map(field)
  const [known, setKnown] = useState<string>()
  const asked = isStrongPassword(typed) ? JSON.stringify({ password: typed, name, lastname, email: ownEmail ?? email }) : ''
  useEffect(() => {
    if (!asked) return
    const asking = new AbortController()
    const ask = () =>
      whyGuessable(JSON.parse(asked), asking.signal).then(
        (reason) => reason === null && setKnown(asked),
        () => undefined,
      )
    const timer = setTimeout(ask, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [asked])
  return asked !== '' && asked === known
}
