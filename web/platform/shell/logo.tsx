import { useCompany, useLogo } from '../pages/company.ts'
import styles from './logo.module.css'

/** The company's logo; without one, its name (SPEC-93). The name is the logo's text alternative. */
export function Logo() {
  const logo = useLogo()
  const name = useCompany()?.name
  return logo ? (
    <img src={logo} alt={name ?? ''} className={styles.logo} />
  ) : (
    <span className={styles.name} title={name}>
      {name}
    </span>
  )
}
