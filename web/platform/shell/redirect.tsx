import { Navigate, type NavigateProps } from 'react-router'
import { useText } from '../i18n/language.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'

/** Sends a person on to another page. Shows the placeholder of a page until its code has arrived, which takes seconds on a slow device. */
export function Redirect({ to, state }: Pick<NavigateProps, 'to' | 'state'>) {
  const t = useText()
  return (
    <div className="page">
      <Navigate to={to} state={state} replace />
      <PageSkeleton label={t('common.loading')} />
    </div>
  )
}
