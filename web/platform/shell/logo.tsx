import { useCompany, useIsLogoSquare, useLogo } from '../pages/company.ts'
import styles from './logo.module.css'

/**
 * The company's logo; without one, its name (SPEC-93). The name stands beside a square logo where there is room for both (BRA-01), and is the
 * alternative text of a logo alone.
 */
export function Logo({ alone = false }: { alone?: boolean }) {
  const logo = useLogo()
  const isSquare = useIsLogoSquare()
  const name = useCompany()?.name
  const withName = !logo || (isSquare && !alone)
  return (
    <>
      {logo && <img src={logo} alt={withName ? '' : (name ?? '')} className={styles.logo} />}
      {withName && (
        <span className={styles.name} title={name}>
          {name}
        </span>
      )}
    </>
  )
}
