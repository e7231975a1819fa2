import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { Link } from 'react-router'
import { useText } from '../i18n/language.tsx'
import button from './button.module.css'
import { PopoverMenu } from './popover-menu.tsx'

/** An entry of the menu of a page: a link to a screen, or an action. */
export type HeadAction = { readonly label: string; readonly whenEmpty?: boolean } & (
  | { readonly to: string }
  | { readonly onPress: () => void }
)

interface Props {
  actions: readonly HeadAction[]
  /** Where the page's list adds its entries. */
  listRef?: ((list: HTMLElement | null) => void) | undefined
}

/** The menu "•••" at the end of a page's head. */
export function HeadMenu({ actions, listRef }: Props) {
  const t = useText()
  return (
    <PopoverMenu
      opener={<IconDots size={20} aria-hidden="true" />}
      openerClass={`${button.icon} ${button.framed}`}
      label={t('common.more')}
      listRef={listRef}
    >
      {actions.map((action) => (
        <li key={action.label}>
          {'to' in action ? (
            <Link to={action.to}>{action.label}</Link>
          ) : (
            <button
              type="button"
              onClick={({ currentTarget }) => {
                currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                action.onPress()
              }}
            >
              {action.label}
            </button>
          )}
        </li>
      ))}
    </PopoverMenu>
  )
}
