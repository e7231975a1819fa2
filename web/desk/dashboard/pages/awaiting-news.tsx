import { useText } from '../../../platform/i18n/language.tsx'
import { WaitingPeople } from '../parts/waiting-people.tsx'

/** /dashboard/admin/people: candidates who have waited more than seven days for news (SPEC-64). */
export default function AwaitingNews() {
  const t = useText()
  const texts = { title: t('dashboard.people'), about: t('dashboard.people_about'), empty: t('dashboard.people_empty') }
  return <WaitingPeople kind="word" texts={texts} />
}
