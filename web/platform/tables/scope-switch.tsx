import { useId } from 'react'
import { useText } from '../i18n/language.tsx'
import { useMine } from '../session/use-mine.ts'
import styles from './scope-switch.module.css'

const scopes = ['mine', 'all'] as const

/** Chooses between the person's own vacancies and all of them (TEA-01). */
export function ScopeSwitch() {
  const t = useText()
  const name = useId()
  const [mine, setMine] = useMine()
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('lists.scope')}</legend>
      {scopes.map((scope) => (
        <label key={scope}>
          <input type="radio" name={name} checked={mine === (scope === 'mine')} onChange={() => setMine(scope === 'mine')} />
          <span>{t(`lists.scope.${scope}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
