import { holds, moduleKeys, modules } from '#domain/kernel/permissions.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import styles from './new-modules.module.css'

/** The modules of a new role, all off. A module that the person does not see cannot be ticked (ROL-01, SPEC-15). */
export function NewModules() {
  const t = useText()
  const session = useSession()
  return (
    <fieldset className={styles.modules}>
      <legend>{t('roles.modules')}</legend>
      <p>{t('roles.modules_hint')}</p>
      {moduleKeys.map((module) => {
        const isHeld = session.status === 'user' && holds(session.permissions, { module, item: 'view' })
        return (
          <CheckboxField
            key={module}
            name={`module_${modules[module].id}`}
            label={t(`modules.${module}`)}
            shut={!isHeld}
            {...(!isHeld && { hint: t('roles.item_lacking') })}
          />
        )
      })}
    </fieldset>
  )
}
