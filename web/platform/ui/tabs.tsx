import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './tabs.module.css'

interface Tab {
  readonly key: string
  readonly label: string
  readonly content: () => ReactNode
}

/** Parts of a dialog or page, one visible at a time: at first the one named by `first`, else the leftmost. Arrow keys, Home and End move between tabs, as WAI-ARIA describes. */
export function Tabs({ label, tabs, first }: { label: string; tabs: readonly Tab[]; first?: string | undefined }) {
  const id = useId()
  const [chosen, setChosen] = useState(tabs.find(({ key }) => key === first)?.key ?? tabs[0]?.key)
  const open = tabs.find(({ key }) => key === chosen)

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
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={goOn}>
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
