import { Link, useLocation } from 'react-router'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { rememberedPage, wasIdle } from '../../../platform/session/way-back.ts'
import { MessageBox } from '../../../platform/ui/message-box.tsx'

/** On the home page: says why the person was logged out, and links to where they were (AUTH-05). */
export function IdleFarewell() {
  const t = useText()
  const location = useLocation()
  const session = useSession()
  if (session.status !== 'nobody' || !wasIdle(location)) return null
  return (
    <MessageBox>
      {t('session.idle_ended')}
      <Link to={sessionScreens.login.to()} state={{ from: rememberedPage(location) }}>
        {t('session.idle_back')}
      </Link>
    </MessageBox>
  )
}
