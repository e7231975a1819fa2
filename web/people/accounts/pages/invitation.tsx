import { useText } from '../../../platform/i18n/language.tsx'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { LinkProblem, linkMeta, withoutReferrer } from '../parts/link-problem.tsx'
import { SetPassword } from '../parts/set-password.tsx'
import { acceptInvitation, loadInvitation } from '../visitors.queries.ts'
import type { Route } from './+types/invitation.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return loadInvitation(serverRequest(context).call, token)
}

export const headers = withoutReferrer
/** The used link no longer works, but its page has to stay. */
export const shouldRevalidate = () => false

export function meta({ matches, error }: Route.MetaArgs) {
  return linkMeta(matches, 'invitation.title', error)
}

/** /invitation/:token: sets the first password of an invited colleague (AUTH-09). */
export default function Invitation({ params: { token }, loaderData: { email } }: Route.ComponentProps) {
  const t = useText()
  return (
    <SetPassword
      name="invitation"
      email={email}
      title={t('invitation.title')}
      intro={t('invitation.intro', { email })}
      submitLabel={t('invitation.button')}
      onSet={(password) => acceptInvitation(token, password)}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LinkProblem error={error} />
}
