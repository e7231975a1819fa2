import { useLocation } from 'react-router'
import { applicationScreens } from '#domain/applications/applications.screens.ts'
import { jobsAt } from '#domain/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { laterSections } from '../parts/sections.ts'

/** A section of the profile that is announced and not open yet: what it will hold, and what can be done until then (PRO-01, PUB-07). */
export default function LaterSection() {
  const t = useText()
  const section = sectionAt(useLocation().pathname)
  return (
    <>
      <PageHead title={t(`profile.menu.${section}`)} description={t(`profile.later.${section}`)} />
      <EmptyState title={t('profile.later_title')} text={t('profile.later_text')}>
        <LinkButton to={jobsAt()}>{t('profile.later_jobs')}</LinkButton>
        <LinkButton tone="quiet" to={applicationScreens.myApplications.to()}>
          {t('profile.menu.applications')}
        </LinkButton>
      </EmptyState>
    </>
  )
}

function sectionAt(path: string) {
  return laterSections.find(({ to }) => path.startsWith(to))?.name ?? 'experience'
}
