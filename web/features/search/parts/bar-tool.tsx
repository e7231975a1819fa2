import { findableBy } from '#domain/search/search.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { BarSearch } from './bar-search.tsx'

/** The search in the bar of staff, for what the person's role lets them see. */
export default function BarTool() {
  const t = useText()
  const session = useSession()
  const { people, vacancies } = findableBy(session.status === 'user' ? session.permissions : {})
  if (people && vacancies) return <BarSearch label={t('search.label')} />
  if (people) return <BarSearch label={t('search.label_people')} />
  return vacancies && <BarSearch label={t('search.label_vacancies')} />
}
