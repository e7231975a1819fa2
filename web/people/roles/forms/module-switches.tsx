import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { holds, itemsOf, type ModuleKey, type PermissionItem } from '#domain/kernel/permissions.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import styles from './module-switches.module.css'

type Held = Readonly<Partial<Record<PermissionItem, boolean>>>

/** Switches for the permissions of one module. Each adds view. A person cannot switch permissions that they lack (SPEC-15). */
export function ModuleSwitches({ module, before }: { module: ModuleKey; before: Held }) {
  const t = useText()
  const session = useSession()
  useItemsImplyView(module)
  const lacks = (item: PermissionItem) => session.status !== 'user' || !holds(session.permissions, { module, item })
  // Switching view off also removes the other items, which the person may lack and so not take.
  const isLocked = (item: PermissionItem) =>
    lacks(item) || (item === 'view' && itemsOf(module).some((other) => other !== 'view' && before[other] && lacks(other)))
  const hintOf = (item: PermissionItem) => {
    const hints = [module === 'users' && item === 'change' && t('roles.users_change'), isLocked(item) && t('roles.item_lacking')]
    const hint = hints.filter(Boolean).join(' ')
    return hint ? { hint } : {}
  }
  return (
    <fieldset className={styles.module}>
      <legend>{t(`modules.${module}`)}</legend>
      {itemsOf(module).map((item) => (
        <CheckboxField
          key={item}
          name={`${module}.${item}`}
          label={t(`roles.item.${item}`)}
          shut={isLocked(item)}
          {...hintOf(item)}
        />
      ))}
    </fieldset>
  )
}

function useItemsImplyView(module: ModuleKey): void {
  const { setValue } = useFormContext()
  const held = useWatch({ name: module }) as Held
  const sawBefore = useRef(held.view)
  useEffect(() => {
    const others = itemsOf(module).filter((item) => item !== 'view' && held[item])
    const switchTo = (item: PermissionItem, on: boolean) => setValue(`${module}.${item}`, on, { shouldDirty: true })
    if (others.length > 0 && !held.view) {
      if (sawBefore.current) for (const item of others) switchTo(item, false)
      else switchTo('view', true)
    }
    sawBefore.current = held.view
  }, [held, module, setValue])
}
