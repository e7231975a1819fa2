import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { holds, type ModuleKey, type PermissionItem, permissionItems } from '#domain/kernel/permissions.ts'
import { CheckboxField } from '../../../platform/forms/choice-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import styles from './module-switches.module.css'

type Held = Readonly<Record<PermissionItem, boolean>>

/** View and change of one module. Changing brings seeing along; what the person lacks they leave as it is (decision 15). */
export function ModuleSwitches({ module, before }: { module: ModuleKey; before: Held }) {
  const t = useText()
  const session = useSession()
  useChangeImpliesView(module)
  const lacks = (item: PermissionItem) => session.status !== 'user' || !holds(session.permissions, { module, item })
  // Taking view away would take away a change that is not theirs to take.
  const isShut = (item: PermissionItem) => lacks(item) || (item === 'view' && before.change && lacks('change'))
  const hintOf = (item: PermissionItem) => {
    const hints = [module === 'users' && item === 'change' && t('roles.users_change'), isShut(item) && t('roles.item_lacking')]
    const hint = hints.filter(Boolean).join(' ')
    return hint ? { hint } : {}
  }
  return (
    <fieldset className={styles.module}>
      <legend>{t(`modules.${module}`)}</legend>
      {permissionItems.map((item) => (
        <CheckboxField
          key={item}
          name={`${module}.${item}`}
          label={t(`roles.item.${item}`)}
          shut={isShut(item)}
          {...hintOf(item)}
        />
      ))}
    </fieldset>
  )
}

function useChangeImpliesView(module: ModuleKey): void {
  const { setValue } = useFormContext()
  const { view, change } = useWatch({ name: module }) as Held
  const sawBefore = useRef(view)
  useEffect(() => {
    if (change && !view) setValue(`${module}.${sawBefore.current ? 'change' : 'view'}`, !sawBefore.current, { shouldDirty: true })
    sawBefore.current = view
  }, [view, change, module, setValue])
}
