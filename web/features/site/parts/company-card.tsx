import { useText } from '../../../platform/i18n/language.tsx'
import { useCompany } from '../../../platform/pages/company.ts'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import styles from './company-card.module.css'
import { OfficeMap } from './office-map.tsx'

/** Where the company is and how to reach it (PUB-06). */
export function CompanyCard() {
  return (
    <div className={styles.office}>
      <OfficeMap />
      <CompanyFacts />
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
