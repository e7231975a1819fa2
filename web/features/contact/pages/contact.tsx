import { useEffect, useRef, useState } from 'react'
import { contactScreens } from '#domain/contact/contact.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useCompany } from '../../../platform/pages/company.ts'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { Notice } from '../../../platform/ui/notice.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ContactForm } from '../forms/contact-form.tsx'
import { OfficeMap } from '../parts/office-map.tsx'
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

/** /contactus: where the company is, and a form to write to it (PUB-06). */
export default function Contact() {
  const t = useText()
  const [sent, setSent] = useState(false)
  return (
    <div className="page">
      <PageHead title={t('contactus.title')} description={t('contactus.intro')} />
      <div className={styles.columns}>
        <Card raised>{sent ? <Sent onAgain={() => setSent(false)} /> : <ContactForm onSent={() => setSent(true)} />}</Card>
        <div className={styles.office}>
          <OfficeMap />
          <CompanyFacts />
        </div>
      </div>
    </div>
  )
}

function Sent({ onAgain }: { onAgain(): void }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.sent}>
      <Notice tone="success">{t('contactus.success')}</Notice>
      <Button tone="quiet" onClick={onAgain}>
        {t('contactus.write_again')}
      </Button>
    </div>
  )
}

function CompanyFacts() {
  const t = useText()
  const company = useCompany()
  if (!company) return null
  const { legal_name: name, tax_id: taxId, address, email, phone } = company
  return (
    <FactList
      facts={[
        [t('contactus.company'), `${name}, ${taxId}`],
        [t('contactus.address'), address],
        [
          t('contactus.company_email'),
          <a key="email" href={`mailto:${email}`}>
            {email}
          </a>,
        ],
        [
          t('contactus.company_phone'),
          <a key="phone" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>,
        ],
      ]}
    />
  )
}
