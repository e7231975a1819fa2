import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useFormContext, useWatch } from 'react-hook-form'
import { passwordRules } from '#domain/people/accounts/password.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNotGuessable } from '../hooks/use-not-guessable.ts'
import styles from './password-checklist.module.css'

const byThemselves = Object.keys(passwordRules) as (keyof typeof passwordRules)[]

/** The rules of a password, marked as met while the person types (REG-04, LOG-05). */
export function PasswordChecklist({ id, email }: { id: string; email: string | undefined }) {
  const t = useText()
  const { control } = useFormContext()
  const password = (useWatch({ control, name: 'password' }) as string | undefined) ?? ''
  const isNotGuessable = useNotGuessable(email)
  const rules = [
    ...byThemselves.map((name) => ({ name, met: passwordRules[name](password) })),
    { name: 'guess', met: isNotGuessable } as const,
  ]
  return (
    <div id={id} className={styles.rules}>
      <p>{t('personal.password_rules')}</p>{' '}
      <ul>
        {rules.map(({ name, met }, place) => (
          <li key={name} className={met ? styles.met : undefined}>
            {place > 0 && <span aria-hidden="true"> · </span>}
            {met && <IconCheck size={16} stroke={2.5} aria-hidden="true" />}
            {t(`personal.password_rule.${name}`)}
            <span className="visually-hidden"> {t(met ? 'personal.password_rule_met' : 'personal.password_rule_unmet')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
