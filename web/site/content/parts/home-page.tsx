import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Contents } from '#domain/kernel/site-contents.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { PlainSearchField } from '../../../platform/forms/plain-search-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useCompany } from '../../../platform/pages/company.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { wasIdle } from '../../../platform/session/way-back.ts'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { framePart } from '../../../platform/ui/lazy-part.ts'
import { PageSkeleton } from '../../../platform/ui/skeleton.tsx'
import { BannerVideo } from './banner-video.tsx'
import styles from './home-page.module.css'
import { Paragraphs } from './paragraphs.tsx'
import { PromoCards } from './promo-cards.tsx'

// Few visits begin after an idle session.
const IdleFarewell = framePart(() => import('./idle-farewell.tsx'))

/** The form has its own address, so that the back button returns to the intro. Without scripts this is a link to the form's page. */
const start = { hash: '#register' }

interface Props {
  content: Contents['home']
  /** The newest vacancies above the cards, and the registration form; absent in the preview. */
  newest?: ReactNode
  registration?: ReactNode
}

/** The home page: search, vacancies, cards, and an intro with videos that turns into the registration form or a link to the profile (PUB-01). */
export function HomePage({ content, newest, registration }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const location = useLocation()
  const session = useSession()
  const wanted = location.hash === start.hash
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
  const begin = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(start, { preventScrollReset: true })
  }
  return (
    <>
      <div className={styles.farewell}>
        {session.status === 'nobody' && wasIdle(location) && (
          <Suspense>
            <IdleFarewell />
          </Suspense>
        )}
      </div>
      <section ref={place} tabIndex={-1} className={styles.banner} aria-label={useCompany()?.tagline}>
        {phase === 'started' ? (
          <Started title={content.title} registration={registration} />
        ) : (
          <div className={`${styles.intro} ${phase === 'fading' ? styles.fading : ''}`}>
            <div className={styles.words}>
              <h1>{content.title}</h1>
              <div className={styles.lead}>
                <Paragraphs text={content.intro} />
              </div>
              <LinkButton size="large" to={accountScreens.register.to()} onClick={begin}>
                {t('home.start')}
              </LinkButton>
            </div>
            <BannerVideo />
          </div>
        )}
      </section>
      <div className={`page ${styles.content}`}>
        <Form method="get" action={jobsAt()} role="search" className={styles.search} aria-labelledby="home-search">
          <h2 id="home-search" className="visually-hidden">
            {t('home.search_title')}
          </h2>
          <PlainSearchField
            name="name_job"
            label={t('vacancies.filter.keyword')}
            placeholder={t('vacancies.filter.keyword_example')}
          />
          <PlainSearchField
            name="ubication"
            label={t('vacancies.filter.city')}
            placeholder={t('vacancies.filter.city_example')}
          />
          <Button tone="quiet" type="submit">
            {t('vacancies.search')}
          </Button>
        </Form>
        {newest}
        <PromoCards cards={content.cards} />
      </div>
    </>
  )
}

function Started({ title, registration }: { title: string } & Pick<Props, 'registration'>) {
  const t = useText()
  const session = useSession()
  if (session.status === 'user')
    return (
      <div className={styles.intro}>
        <div>
          <h1>{title}</h1>
          <LinkButton size="large" to={profileSections.personal.to()}>
            {t('home.go_to_profile')}
          </LinkButton>
        </div>
      </div>
    )
  return (
    <Card raised className={styles.form}>
      <h1>{t('personal.register_title')}</h1>
      <Suspense fallback={<PageSkeleton label={t('common.loading')} />}>{registration}</Suspense>
    </Card>
  )
}
