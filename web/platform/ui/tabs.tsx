import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

interface Tab {
  readonly key: string
  readonly label: string
  readonly content: () => ReactNode
}

interface Props {
  label: string
  tabs: readonly Tab[]
  /** The key of the part that is visible at first. */
  first?: string | undefined
  /** Focuses the tab of this part, for a button elsewhere that leads to it. */
  focusFirst?: boolean
}

/** Parts of a dialog or page, one visible at a time: at first the one named by `first`, else the leftmost. Arrow keys, Home and End move between tabs, as WAI-ARIA describes. */
export function Tabs({ label, tabs, first, focusFirst = false }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState(tabs.find(({ key }) => key === first)?.key ?? tabs[0]?.key)
  const open = tabs.find(({ key }) => key === chosen)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusFirst) list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [focusFirst])

  const goOn = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ key }) => key === chosen)
    const goals: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const goal = goals[event.key]
    const tab = goal === undefined ? undefined : tabs.at(goal % tabs.length)
    if (!tab) return
    event.preventDefault()
    setChosen(tab.key)
    document.getElementById(`${id}-${tab.key}`)?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={goOn}>
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => setChosen(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} className={styles.panel}>
        {open?.content()}
      </div>
    </>
  )
}
