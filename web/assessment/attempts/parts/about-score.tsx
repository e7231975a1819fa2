import { Link } from 'react-router'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextWith } from '../../../platform/i18n/text-in.tsx'

/** How the result of a test is made, what it decides, how long it counts, and how to ask for a person's review (TST-21). */
export function AboutScore() {
  const t = useText()
  return (
    <>
      <h2>{t('attempts.score')}</h2>
      <p>
        {t('attempts.score.made')} {t('attempts.score.decides')} {t('attempts.score.counts')}
      </p>
      <p>
        <TextWith text="attempts.score.review" values={{ contact: <ContactLink /> }} />
      </p>
    </>
  )
}

/** The extra time of the person, or how to ask for it before the start (SPEC-32). */
export function ExtraTime({ percent }: { percent: number }) {
  const t = useText()
  return percent > 0 ? (
    t('attempts.extra_given', { percent })
  ) : (
    <TextWith text="attempts.extra_ask" values={{ contact: <ContactLink /> }} />
  )
}

/** In a new tab, so that nothing that was filled in here is lost. */
function ContactLink() {
  const t = useText()
  return (
    <Link to={contactScreens.contact.to()} target="_blank">
      {t('attempts.contact')}
    </Link>
  )
}
