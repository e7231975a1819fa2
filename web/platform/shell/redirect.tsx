import { useMemo } from 'react'
import { Navigate, type NavigateProps } from 'react-router'
import { useText } from '../i18n/language.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'

/** Sends a person on to another page. Shows the placeholder of a page until its code has arrived, which takes seconds on a slow device. */
export function Redirect({ to, state }: Pick<NavigateProps, 'to' | 'state'>) {
  const t = useText()
  // The router navigates again for each new object, and each navigation renders this page again: with an object of its own per rendering
  // it would start anew until the code of the other page happens to arrive in between.
  const text = JSON.stringify(state)
  const sameState: unknown = useMemo(() => (text === undefined ? undefined : JSON.parse(text)), [text])
  return (
    <div className="page">
      <Navigate to={to} state={sameState} replace />
      <PageSkeleton label={t('common.loading')} />
    </div>
  )
}
