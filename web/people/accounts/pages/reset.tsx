import { useText } from '../../../platform/i18n/language.tsx'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { LinkProblem, linkMeta, withoutReferrer } from '../parts/link-problem.tsx'
import { SetPassword } from '../parts/set-password.tsx'
import { loadReset, setForgottenPassword } from '../visitors.queries.ts'
import type { Route } from './+types/reset.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return loadReset(serverRequest(context).call, token)
}

export const headers = withoutReferrer
/** The used link no longer works, but its page has to stay. */
export const shouldRevalidate = () => false

export function meta({ matches, error }: Route.MetaArgs) {
  return linkMeta(matches, 'recovery.reset_title', error)
}

/** /reset/:token: sets a new password in place of a forgotten one (AUTH-09). */
export default function Reset({ params: { token }, loaderData: { email } }: Route.ComponentProps) {
  const t = useText()
  return (
    <SetPassword
      name="reset"
      email={email}
      title={t('recovery.reset_title')}
      intro={t('recovery.reset_intro', { email })}
      submitLabel={t('recovery.reset_button')}
      onSet={(password) => setForgottenPassword(token, password)}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LinkProblem error={error} />
}
