import type { Company } from '#domain/kernel/company.ts'
import { callLink } from '#domain/kernel/phone-links.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useCompany } from '../../../platform/pages/company.ts'
import { FactList } from '../../../platform/ui/fact-list.tsx'

/** The company's address and contact details that it has filled in (PUB-06, SPEC-93). */
export function CompanyCard() {
  const t = useText()
  const company = useCompany()
  if (!company) return null
  const { legal_name: name, tax_id: taxId, address, map, email, phone } = company
  return (
    <FactList
      facts={[
        [t('contactus.company'), [name, taxId].filter(Boolean).join(', ')],
        address
          ? [
              t('contactus.address'),
              <>
                {address}
                <br />
                <a href={mapOf(address, map)} target="_blank" rel="noreferrer">
                  {t('contactus.map_open')}
                </a>
              </>,
            ]
          : null,
        email
          ? [
              t('contactus.company_email'),
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>,
            ]
          : null,
        phone
          ? [
              t('contactus.company_phone'),
              <a key="phone" href={callLink(phone)}>
                {phone}
              </a>,
            ]
          : null,
      ]}
    />
  )
}

const maps = 'https://www.openstreetmap.org'

/** A link to the address on a map service. The page loads nothing from that service, to protect the visitor's privacy. */
function mapOf(address: string, position: Company['map']): string {
  if (!position) return `${maps}/search?query=${encodeURIComponent(address)}`
  const { latitude, longitude } = position
  return `${maps}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
