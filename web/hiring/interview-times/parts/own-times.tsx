import { Link } from 'react-router'
import { useText } from '../../../platform/i18n/language.tsx'

/** The way of a candidate to the times of their own application: to pick one, or to change the picked one (SLO-01). */
export function OwnTimes({ to, picked }: { to: string; picked: boolean }) {
  const t = useText()
  return (
    <p>
      {t(picked ? 'interview_times.own_picked' : 'interview_times.own_offer')}{' '}
      <Link to={to}>{t(picked ? 'interview_times.own_change' : 'interview_times.own_link')}</Link>
    </p>
  )
}
