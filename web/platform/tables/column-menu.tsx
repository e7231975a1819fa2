import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import { useText } from '../i18n/language.tsx'
import button from '../ui/button.module.css'
import { PopoverMenu } from '../ui/popover-menu.tsx'
import styles from './column-menu.module.css'
import { useShownList } from './list-context.ts'

/** Chooses the columns of a list, and says which the window has no room for (VIE-01). */
export function ColumnMenu() {
  const t = useText()
  const { allColumns, choice } = useShownList()
  const [, ...values] = allColumns
  return (
    <PopoverMenu
      opener={<IconColumns size={20} aria-hidden="true" />}
      openerClass={`${button.icon} ${button.framed}`}
      label={t('lists.columns')}
    >
      <li className={styles.heading}>{t('lists.columns')}</li>
      {values.map((column) => {
        const state = choice.stateOf(column)
        return (
          <li key={column.key}>
            <label className={styles.column}>
              <input type="checkbox" checked={state !== 'hidden'} onChange={() => choice.toggle(column)} />
              <span>
                {column.label}
                {state === 'narrow' && <small>{t('lists.column_narrow')}</small>}
              </span>
            </label>
          </li>
        )
      })}
      {choice.isChanged && (
        <li>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              // The button disappears with what it resets.
              currentTarget.closest('ul')?.querySelector('input')?.focus()
              choice.reset()
            }}
          >
            {t('lists.columns_reset')}
          </button>
        </li>
      )}
    </PopoverMenu>
  )
}
