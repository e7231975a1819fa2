import { useText } from '../../../platform/i18n/language.tsx'
import { WaitingPeople } from '../parts/waiting-people.tsx'

/** /dashboard/admin/new: applications that no member of staff has opened (SPEC-64). */
export default function NewApplications() {
  const t = useText()
  const texts = {
    title: t('dashboard.unopened'),
    about: t('dashboard.unopened_about'),
    empty: t('dashboard.unopened_empty'),
  }
  return <WaitingPeople kind="unopened" texts={texts} />
}
