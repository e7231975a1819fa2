import { __iconNode as dotsIcon } from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type CSSProperties, Fragment, Suspense, useState } from 'react'
import { useText } from '../i18n/language.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { LightIconButton } from '../ui/light-icon.tsx'
import { LightLink } from '../ui/light-link.tsx'
import table from './data-table.module.css'
import type { Deletion, RowActions as Offered, OwnButton, PressedAction } from './row-action.ts'
import styles from './row-actions.module.css'

const loadMenu = () => import('./row-menu.tsx')
const RowMenu = lazyPart(loadMenu)

/** The actions of a row by where they stand. */
export interface ArrangedActions {
  /** Buttons of their own. */
  readonly own: readonly OwnButton[]
  /** Actions as words, which appear with the pointer behind the login. */
  readonly words: readonly PressedAction[]
  readonly inMenu: readonly PressedAction[]
  readonly onHover: boolean
  /** Opens the form that edits the row. */
  readonly onEdit: (() => void) | undefined
}

/**
 * Behind the login a row has one action at hand, and a menu when it has more. Elsewhere the actions stand in the row, at most two, or in a
 * menu when the row can be changed.
 */
export function arrangeActions(given: Offered, isAtWork: boolean, ask: (deletion: Deletion) => void): ArrangedActions {
  const all = given.filter((action) => action !== undefined && action !== false)
  const own = all.filter((action) => 'button' in action)
  const pressed = all.flatMap((action): PressedAction[] => {
    if ('button' in action) return []
    return 'deletion' in action ? [{ ...action, onPress: () => ask(action.deletion) }] : [action]
  })
  const changes = pressed.some((action) => action.changes)
  const hasOthers = pressed.some((action) => !action.changes)
  const isMany = pressed.some(({ deletes, inMenu }, place) => place > 0 || deletes || inMenu)
  const hasMenu = isAtWork ? isMany : changes
  const atHand = hasMenu && isAtWork && !hasOthers ? pressed.slice(0, 1).filter(({ deletes }) => !deletes) : []
  const edit = pressed.find((action) => action.changes && !action.deletes)
  return {
    own,
    words: hasMenu ? atHand : pressed,
    inMenu: hasMenu ? pressed : [],
    onHover: isAtWork,
    onEdit: edit && 'onPress' in edit ? edit.onPress : undefined,
  }
}

interface RowActionsProps {
  /** The id and the name of the row. */
  id: string
  name: string
  actions: ArrangedActions
  menu: OpenedMenu
}

/** The actions of a row: buttons, and a button that opens the menu of the others. */
export function RowActions({ id, name, actions: { own, words, inMenu, onHover }, menu }: RowActionsProps) {
  return (
    <>
      {own.map(({ label, button }) => (
        <Fragment key={label}>{button}</Fragment>
      ))}
      {words.length > 0 && (
        <span className={onHover ? table.onHover : undefined}>
          <RowButtons actions={words} />
        </span>
      )}
      {inMenu.length > 0 && (
        <RowMenuButton
          name={name}
          isOpen={menu.openedId === id}
          onOpen={(button) => menu.open({ id, button, name, actions: inMenu })}
        />
      )}
    </>
  )
}

/** Actions as words, for at most two. */
function RowButtons({ actions }: { actions: readonly PressedAction[] }) {
  return (
    <div className={styles.words}>
      {actions.map((action) =>
        'to' in action ? (
          <LightLink
            key={action.label}
            to={action.to}
            aria-label={action.name}
            className={wordClassOf(action)}
            {...(action.newTab && { target: '_blank' })}
          >
            {action.label}
          </LightLink>
        ) : (
          <button
            key={action.label}
            type="button"
            aria-label={action.name}
            className={wordClassOf(action)}
            onClick={action.onPress}
          >
            {action.label}
          </button>
        ),
      )}
    </div>
  )
}

/** Attributes of a row of which a phone shows buttons beside its values. */
export function roomFor(actions: ArrangedActions | undefined) {
  const { own = [], words = [], inMenu = [] } = actions ?? {}
  if (own.length === 0 && inMenu.length > 0) return {}
  const beside = own.length > 0 ? own : words
  if (beside.length === 0) return { 'data-bare': true }
  const letters = beside.reduce((sum, { label }) => sum + label.length, 0)
  return { 'data-button': true, style: { '--letters': letters } as CSSProperties }
}

const wordClassOf = ({ deletes }: PressedAction) => (deletes ? `${styles.word} ${styles.deletes}` : styles.word)

interface Opened {
  /** The id of the row. */
  readonly id: string
  readonly button: HTMLElement
  readonly name: string
  readonly actions: readonly PressedAction[]
}

/** The menu that is open in a table. */
export interface OpenedMenu {
  readonly openedId: string | undefined
  open(opened: Opened): void
}

/** The menu of the row that opened it. All rows of a table share one menu, so that each costs only a button (P17). */
export function useRowMenu() {
  const [opened, setOpened] = useState<Opened>()
  const menu = opened && (
    <Suspense>
      <RowMenu key={opened.id} {...opened} onClose={() => setOpened(undefined)} />
    </Suspense>
  )
  return { menu, open: setOpened, openedId: opened?.id }
}

const openingKeys = ['Enter', ' ', 'ArrowDown']

interface MenuButtonProps {
  name: string
  isOpen: boolean
  onOpen(button: HTMLElement): void
}

/** Opens the menu of a row. The menu's code is loaded when a person approaches a button. */
function RowMenuButton({ name, isOpen, onOpen }: MenuButtonProps) {
  const t = useText()
  return (
    <LightIconButton
      icon={dotsIcon}
      label={t('common.actions_of', { name })}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      // React Aria takes the click of a key for one of a screen reader, and would focus the menu instead of its first entry.
      onKeyDown={(event) => {
        if (!openingKeys.includes(event.key)) return
        event.preventDefault()
        onOpen(event.currentTarget)
      }}
    />
  )
}
