import { useState } from 'react'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { CompanyCard } from '../../content/parts/company-card.tsx'
import { ContactForm } from '../forms/contact-form.tsx'
import type { Route } from './+types/contact.ts'
import styles from './contact.module.css'

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({
    ...tools,
    path: contactScreens.contact.to(),
    title: t('contactus.page_title'),
    description: t('contactus.page_description'),
  })
}

/** /contactus: the company's address and the contact form (PUB-06). */
export default function Contact() {
  const t = useText()
  const [sent, setSent] = useState(false)
  return (
    <div className="page">
      <PageHead title={t('contactus.title')} description={t('contactus.intro')} />
      <div className={styles.columns}>
        <Card raised>{sent ? <Sent onAgain={() => setSent(false)} /> : <ContactForm onSent={() => setSent(true)} />}</Card>
        <CompanyCard />
      </div>
    </div>
  )
}

function Sent({ onAgain }: { onAgain(): void }) {
  const t = useText()
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.sent}>
      <MessageBox tone="success">{t('contactus.success')}</MessageBox>
      <Button tone="quiet" onClick={onAgain}>
        {t('contactus.write_again')}
      </Button>
    </div>
  )
}
