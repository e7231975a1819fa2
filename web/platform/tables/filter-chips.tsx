import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/language.tsx'
import button from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import { PopoverMenu } from '../ui/popover-menu.tsx'
import { useMedia } from '../ui/use-media.ts'
import styles from './list-filters.module.css'
import { ListFilters } from './list-filters.tsx'
import { phoneWidth } from './phone-width.ts'

/** One filter of many: its field is shown while it is set, or after somebody chose it. */
export interface ChipFilter {
  readonly key: string
  readonly label: string
  readonly isSet: boolean
  readonly field: ReactNode
  clear(): void
}

interface Props {
  label: string
  filters: readonly ChipFilter[]
  /** Clears all of them. */
  onClear(): void
}

/**
 * Many filters above a list (LIST-07): those that are set are chips with a button that takes them away, and a menu adds others. The sheet
 * of a phone has all of them.
 */
export function FilterChips({ label, filters, onClear }: Props) {
  const t = useText()
  const isPhone = useMedia(phoneWidth)
  const row = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState<readonly string[]>([])
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    if (focused === undefined) return
    row.current
      ?.querySelector<HTMLElement>(`[data-filter="${focused}"] :is(input, select), [data-adds="${focused}"] > button`)
      ?.focus()
    setFocused(undefined)
  }, [focused])
  if (isPhone)
    return (
      <ListFilters label={label}>
        {filters.map(({ key, field }) => (
          <Fragment key={key}>{field}</Fragment>
        ))}
      </ListFilters>
    )
  const isShown = ({ key, isSet }: ChipFilter) => isSet || added.includes(key)
  const shown = filters.filter(isShown)
  const others = filters.filter((filter) => !isShown(filter))
  const takeAway = ({ key, clear }: ChipFilter) => {
    setAdded((all) => all.filter((one) => one !== key))
    clear()
    setFocused('')
  }
  return (
    <ListFilters label={label}>
      <div ref={row} className={styles.row}>
        {shown.map((filter) => (
          <div key={filter.key} className={styles.removable} data-filter={filter.key}>
            {filter.field}
            <button
              type="button"
              className={styles.remove}
              aria-label={t('lists.remove_filter', { filter: filter.label })}
              title={t('lists.remove_filter', { filter: filter.label })}
              onClick={() => takeAway(filter)}
            >
              <IconX size={16} aria-hidden="true" />
            </button>
          </div>
        ))}
        {others.length > 0 && (
          <AddFilter
            filters={others}
            onAdd={(key) => {
              setAdded((all) => [...all, key])
              setFocused(key)
            }}
          />
        )}
        {shown.length > 1 && (
          <Button
            tone="bare"
            size="small"
            onClick={() => {
              setAdded([])
              onClear()
              setFocused('')
            }}
          >
            {t('lists.clear_filters')}
          </Button>
        )}
      </div>
    </ListFilters>
  )
}

function AddFilter({ filters, onAdd }: { filters: readonly ChipFilter[]; onAdd(key: string): void }) {
  const t = useText()
  return (
    <span data-adds="">
      <PopoverMenu
        opener={
          <>
            <IconPlus size={18} aria-hidden="true" />
            {t('lists.add_filter')}
          </>
        }
        openerClass={`${button.button} ${button.bare} ${button.small}`}
      >
        {filters.map(({ key, label: name }) => (
          <li key={key}>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                onAdd(key)
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </PopoverMenu>
    </span>
  )
}
