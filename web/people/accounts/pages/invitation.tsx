import { acceptInvitationEndpoint, checkInvitationEndpoint } from '#domain/people/accounts/invitations.contract.ts'
import { call } from '../../../platform/client/call.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { LinkProblem, linkMeta, withoutReferrer } from '../parts/link-problem.tsx'
import { SetPassword } from '../parts/set-password.tsx'
import type { Route } from './+types/invitation.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { call } = serverRequest(context)
  return (await call(checkInvitationEndpoint, { params: { token } })).data
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
      onSet={(password) => call(acceptInvitationEndpoint, { body: { token, password } })}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LinkProblem error={error} />
}
