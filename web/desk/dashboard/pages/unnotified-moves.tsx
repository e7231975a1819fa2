import { useText } from '../../../platform/i18n/language.tsx'
import { WaitingPeople } from '../parts/waiting-people.tsx'

/** /dashboard/admin/moved: cards that were moved without a notification (SPEC-64). */
export default function UnnotifiedMoves() {
  const t = useText()
  const texts = {
    title: t('dashboard.unnotified'),
    about: t('dashboard.unnotified_about'),
    empty: t('dashboard.unnotified_empty'),
  }
  return <WaitingPeople kind="unnotified" texts={texts} />
}
