import { useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import styles from './board.module.css'

/** Searches on Enter or on the button (BRD-01). */
export function BoardSearch({ active, onSearch }: { active: string; onSearch(text: string): void }) {
  const t = useText()
  const [text, setText] = useState(active)
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <label>
          <span className="visually-hidden">{t('board.search')}</span>
          <input
            type="search"
            value={text}
            maxLength={limits.text.line}
            placeholder={t('board.search_hint')}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Button type="submit" tone="quiet">
          {t('board.search_action')}
        </Button>
        {active && (
          <Button
            tone="bare"
            onClick={() => {
              setText('')
              onSearch('')
            }}
          >
            {t('board.search_clear')}
          </Button>
        )}
      </form>
    </search>
  )
}

/** The number of cards that a search has found, in a live region. */
export function SearchOutcome({ search, found }: { search: string; found: number }) {
  const t = useText()
  return (
    <p role="status">{found === 0 ? t('board.search_none', { text: search }) : t('board.search_results', { count: found })}</p>
  )
}
