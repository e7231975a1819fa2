import { useText } from '../../../platform/i18n/language.tsx'
import { WaitingPeople } from '../parts/waiting-people.tsx'

/** /dashboard/admin/interviews: candidates who asked for another time of their interview (SPEC-61). */
export default function OtherTimes() {
  const t = useText()
  const texts = {
    title: t('dashboard.interviews'),
    about: t('dashboard.interviews_about'),
    empty: t('dashboard.interviews_empty'),
  }
  return <WaitingPeople kind="other_time" texts={texts} />
}
