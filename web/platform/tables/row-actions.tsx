import { __iconNode as dotsIcon } from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type CSSProperties, Suspense, useState } from 'react'
import { useText } from '../i18n/language.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { LightIconButton } from '../ui/light-icon.tsx'
import { LightLink } from '../ui/light-link.tsx'
import type { RowAction } from './row-action.ts'
import styles from './row-actions.module.css'

const loadMenu = () => import('./row-menu.tsx')
const RowMenu = lazyPart(loadMenu)

/** A row's actions as buttons, for at most two. */
export function RowButtons({ actions }: { actions: readonly RowAction[] }) {
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

/** Attributes of a row of which a phone shows these words of buttons beside its values. */
export function roomFor(words: readonly string[]) {
  if (words.length === 0) return { 'data-bare': true }
  const letters = words.reduce((sum, { length }) => sum + length, 0)
  return { 'data-button': true, style: { '--letters': letters } as CSSProperties }
}

const wordClassOf = ({ deletes }: RowAction) => (deletes ? `${styles.word} ${styles.deletes}` : styles.word)

interface Opened {
  /** The id of the row. */
  readonly id: string
  readonly button: HTMLElement
  readonly name: string
  readonly actions: readonly RowAction[]
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
export function RowMenuButton({ name, isOpen, onOpen }: MenuButtonProps) {
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
