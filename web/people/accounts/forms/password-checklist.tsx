import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useFormContext, useWatch } from 'react-hook-form'
import { passwordRules } from '#domain/people/accounts/password.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './password-checklist.module.css'

/** The rules of a password, marked as met while the person types (REG-04). */
export function PasswordChecklist({ id }: { id: string }) {
  const t = useText()
  const { control } = useFormContext()
  const password = (useWatch({ control, name: 'password' }) as string | undefined) ?? ''
  return (
    <div id={id} className={styles.rules}>
      <p>{t('personal.password_rules')}</p>{' '}
      <ul>
        {Object.entries(passwordRules).map(([name, isMet], place) => {
          const met = isMet(password)
          return (
            <li key={name} className={met ? styles.met : undefined}>
              {place > 0 && <span aria-hidden="true"> · </span>}
              {met && <IconCheck size={16} stroke={2.5} aria-hidden="true" />}
              {t(`personal.password_rule.${name as keyof typeof passwordRules}`)}
              <span className="visually-hidden"> {t(met ? 'personal.password_rule_met' : 'personal.password_rule_unmet')}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
