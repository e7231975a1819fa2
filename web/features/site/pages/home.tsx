import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { limits } from '#domain/kernel/limits.ts'
import { profileSections } from '#domain/profile/profile.screens.ts'
import { siteScreens } from '#domain/site/site.screens.ts'
import { jobsAt } from '#domain/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useCompany } from '../../../platform/pages/company.ts'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { IdleFarewell } from '../../../platform/session/idle-farewell.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { PageSkeleton } from '../../../platform/ui/skeleton.tsx'
import { NewestVacancies } from '../../vacancies/parts/newest-vacancies.tsx'
import { loadNewestVacancies } from '../../vacancies/vacancies.queries.ts'
import { BannerVideo } from '../parts/banner-video.tsx'
import { PromoCards } from '../parts/promo-cards.tsx'
import { loadContent } from '../site.queries.ts'
import type { Route } from './+types/home.ts'
import styles from './home.module.css'

// Forms and their rules weigh more than the whole page; they come when somebody starts.
const RegistrationForm = lazy(() => import('../../accounts/forms/registration-form.tsx'))

export async function loader({ context }: Route.LoaderArgs) {
  const { request, language } = serverRequest(context)
  const [content, vacancies] = await Promise.all([
    loadContent(request, 'home', language),
    loadNewestVacancies(request, language, 6),
  ])
  return { content, vacancies }
}

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  return pageMeta({ ...tools, path: siteScreens.home.to(), title: tools.siteName, description: tools.company?.description ?? '' })
}

/** The form has an address of its own, so that 'back' leads to the intro. */
const start = { hash: '#register' }

/** The home page: search, vacancies, cards, and an intro with videos that fades into the registration form or the way to the profile (PUB-01). */
export default function Home({ loaderData: { content, vacancies } }: Route.ComponentProps) {
  const t = useText()
  const wanted = useLocation().hash === start.hash
  const [phase, setPhase] = useState<'intro' | 'fading' | 'started'>('intro')
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    setPhase(wanted ? 'fading' : 'intro')
    if (!wanted) return
    const timer = setTimeout(() => setPhase('started'), limits.panelFadeMs)
    return () => clearTimeout(timer)
  }, [wanted])
  useEffect(() => {
    if (phase === 'started') place.current?.focus()
  }, [phase])
  return (
    <>
      <div className={styles.farewell}>
        <IdleFarewell />
      </div>
      <section ref={place} tabIndex={-1} className={styles.banner} aria-label={useCompany()?.tagline}>
        {phase === 'started' ? (
          <Started />
        ) : (
          <div className={`${styles.intro} ${phase === 'fading' ? styles.fading : ''}`}>
            <div>
              <h1>{content.title}</h1>
              <p className={styles.lead}>{content.intro}</p>
              <LinkButton size="large" to={start} preventScrollReset>
                {t('home.start')}
              </LinkButton>
            </div>
            <BannerVideo />
          </div>
        )}
      </section>
      <div className="page">
        <Form method="get" action={jobsAt()} role="search" className={styles.search} aria-labelledby="home-search">
          <h2 id="home-search">{t('home.search_title')}</h2>
          <label>
            {t('vacancies.filter.keyword')}
            <input type="search" name="name_job" placeholder={t('vacancies.filter.keyword_example')} />
          </label>
          <label>
            {t('vacancies.filter.city')}
            <input type="search" name="ubication" placeholder={t('vacancies.filter.city_example')} />
          </label>
          <Button tone="quiet" type="submit">
            {t('vacancies.search')}
          </Button>
        </Form>
        <NewestVacancies vacancies={vacancies} />
        <PromoCards cards={content.cards} />
      </div>
    </>
  )
}

function Started() {
  const t = useText()
  const session = useSession()
  if (session.status === 'user')
    return (
      <LinkButton size="large" to={profileSections.personal.to()}>
        {t('home.go_to_profile')}
      </LinkButton>
    )
  return (
    <Card raised className={styles.form}>
      <h1>{t('personal.register_title')}</h1>
      <Suspense fallback={<PageSkeleton label={t('common.loading')} />}>
        <RegistrationForm />
      </Suspense>
    </Card>
  )
}
