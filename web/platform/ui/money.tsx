import { useNumber } from '../i18n/use-number.ts'
import styles from './money.module.css'

/** An amount with the code of its currency, in the reader's numbers. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  const shown = useNumber(2)
  return (
    <span className={styles.money}>
      {currency} {shown(amount)}
    </span>
  )
}
