import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { localeOf } from '#domain/kernel/languages.ts'
import { useLanguage, useText } from '../i18n/language.tsx'
import type { PressedAction } from './row-action.ts'
import styles from './row-actions.module.css'

interface Props {
  /** The button that opened the menu. The menu is placed beside it, and it gets the focus back. */
  button: HTMLElement
  name: string
  actions: readonly PressedAction[]
  onClose(): void
}

/** The actions of a row as a menu, with React Aria's keyboard support. */
export default function RowMenu({ button, name, actions, onClose }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const navigate = useNavigate()
  /** A dialog returns the focus to where it was, so the menu is gone and its button has it before the dialog opens. */
  const act = (onPress: () => void) => {
    flushSync(onClose)
    button.focus()
    onPress()
  }
  return (
    <I18nProvider locale={localeOf[language]}>
      <Popover
        isOpen
        triggerRef={{ current: button }}
        placement="bottom end"
        className={styles.menu ?? ''}
        onOpenChange={onClose}
      >
        <Menu aria-label={t('common.actions_of', { name })} autoFocus="first" onClose={onClose}>
          {actions.map((action) => (
            <MenuItem
              key={action.label}
              textValue={action.label}
              className={`${styles.entry} ${action.deletes ? styles.deletes : ''}`}
              {...('to' in action
                ? action.newTab
                  ? { href: action.to, target: '_blank' }
                  : { onAction: () => void navigate(action.to) }
                : { onAction: () => act(action.onPress) })}
            >
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </I18nProvider>
  )
}
