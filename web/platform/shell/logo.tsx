import { useCompany, useLogo } from '../pages/company.ts'
import styles from './logo.module.css'

/** The company's logo beside its name; without one, the product's mark: a person on the steps of a quarry. */
export function Logo() {
  const own = useLogo()
  return (
    <span className={styles.logo}>
      {own ? (
        <img src={own} alt="" className={styles.own} />
      ) : (
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path className={styles.low} d="M2 22.5h28V29H2z" />
          <path className={styles.middle} d="M10.5 14.5H30V21H10.5z" />
          <path className={styles.high} d="M19 6.5h11V13H19z" />
          <circle className={styles.climber} cx="7" cy="9.5" r="4" />
        </svg>
      )}
      <span className={styles.name}>{useCompany()?.name}</span>
    </span>
  )
}
