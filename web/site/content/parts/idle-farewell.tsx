import { Link, useLocation } from 'react-router'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { rememberedPage } from '../../../platform/session/way-back.ts'
import { MessageBox } from '../../../platform/ui/message-box.tsx'

/** On the home page: says why the person was logged out, and links to where they were (AUTH-05). */
export default function IdleFarewell() {
  const t = useText()
  const location = useLocation()
  return (
    <MessageBox>
      {t('session.idle_ended')}
      <Link to={sessionScreens.login.to()} state={{ from: rememberedPage(location) }}>
        {t('session.idle_back')}
      </Link>
    </MessageBox>
  )
}
