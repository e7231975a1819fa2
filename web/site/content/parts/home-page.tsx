import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { limits } from '#domain/kernel/limits.ts'
import type { Contents } from '#domain/kernel/site-contents.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useCompany, useMediaUrl } from '../../../platform/pages/company.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { wasIdle } from '../../../platform/session/way-back.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { framePart } from '../../../platform/ui/lazy-part.ts'
import { PageSkeleton } from '../../../platform/ui/skeleton.tsx'
import styles from './home-page.module.css'
import { Paragraphs } from './paragraphs.tsx'
import { PromoCards } from './promo-cards.tsx'

// Most sites have no videos, and few visits begin after an idle session.
const BannerVideo = framePart(() => import('./banner-video.tsx'))
const IdleFarewell = framePart(() => import('./idle-farewell.tsx'))

/** The form has its own address, so that the back button returns to the intro. Without scripts this is a link to the form's page. */
const start = { hash: '#register' }

interface Props {
  content: Contents['home']
  /** The search in the banner, the newest vacancies above the cards, and the registration form; absent in the preview. */
  search?: ReactNode
  newest?: ReactNode
  registration?: ReactNode
}

/**
 * The home page (PUB-01): a plain field in the colour of the brand with the search, beside the company's videos if its media host has any;
 * vacancies; cards. The start button turns the field into the registration form or a link to the profile.
 */
export function HomePage({ content, search, newest, registration }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const location = useLocation()
  const session = useSession()
  const wanted = location.hash === start.hash
  const [phase, setPhase] = useState<'intro' | 'fading' | 'started'>('intro')
  const place = useRef<HTMLElement>(null)
  const host = useMediaUrl()
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
              {search}
              <LinkButton tone="quiet" to={accountScreens.register.to()} onClick={begin} className={styles.start}>
                {t('home.start')}
              </LinkButton>
            </div>
            {host && (
              <Suspense>
                <BannerVideo host={host} />
              </Suspense>
            )}
          </div>
        )}
      </section>
      <div className={`page ${styles.content}`}>
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
