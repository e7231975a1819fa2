import type { Company } from '#domain/kernel/company.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useCompany } from '../../../platform/pages/company.ts'
import styles from './office-map.module.css'

const maps = 'https://www.openstreetmap.org'

/** A drawing of streets, said to be one; the true map opens on its own site, so that nobody else learns who reads this page. */
export function OfficeMap() {
  const t = useText()
  const { address = '', map = null } = useCompany() ?? {}
  return (
    <figure className={styles.map}>
      <svg viewBox="0 0 480 240" role="img" aria-label={t('contactus.map')}>
        <rect className={styles.ground} width="480" height="240" />
        <path className={styles.park} d="M300 20h150v78H300z" />
        <path className={styles.water} d="M-10 214c90-36 160 22 250-6s160-30 250 6v40H-10z" />
        <path className={styles.street} d="M0 118h480M120-10v260M276-10v260M0 36l276 0M0 178l480-14M404-10l-36 260" />
        <path className={styles.avenue} d="M-10 150L490 60" />
        <path className={styles.pin} d="M212 104c-15-19-22-28-22-38a22 22 0 1 1 44 0c0 10-7 19-22 38z" />
        <circle className={styles.hole} cx="212" cy="65" r="8" />
      </svg>
      <figcaption>
        <span>{address}</span>
        <a href={mapOf(address, map)} target="_blank" rel="noreferrer">
          {t('contactus.map_open')}
        </a>
        <small>{t('contactus.map_drawing')}</small>
      </figcaption>
    </figure>
  )
}

function mapOf(address: string, position: Company['map']): string {
  if (!position) return `${maps}/search?query=${encodeURIComponent(address)}`
  const { latitude, longitude } = position
  return `${maps}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
