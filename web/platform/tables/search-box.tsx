import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../i18n/language.tsx'
import styles from './search-box.module.css'

interface Props {
  value: string
  /** `leaving`: the person goes on to something else. */
  onSearch(text: string, leaving: boolean): void
  label?: string
}

/** Searches 200 ms after the last key, or when it is left (PRO-03). */
export function SearchBox({ value, onSearch, label }: Props) {
  const t = useText()
  const [text, setText] = useState(value)
  const asked = useRef(value)
  const typedAt = useRef(0)

  useEffect(() => {
    // The address changed by itself (back, a cleared filter): show what it says.
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])

  const ask = (leaving: boolean) => {
    const wanted = text.trim()
    if (wanted === asked.current) return
    asked.current = wanted
    onSearch(wanted, leaving)
  }
  const askNow = useEffectEvent(() => ask(false))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the pause anew.
  useEffect(() => {
    const timer = setTimeout(askNow, limits.searchDebounceMs - (performance.now() - typedAt.current))
    return () => clearTimeout(timer)
  }, [text])

  return (
    <label className={styles.box}>
      <span className="visually-hidden">{label ?? t('common.search')}</span>
      <IconSearch size={20} aria-hidden="true" />
      <input
        type="search"
        value={text}
        placeholder={label ?? t('common.search')}
        maxLength={limits.text.line}
        onChange={(event) => {
          typedAt.current = performance.now()
          setText(event.target.value)
        }}
        // Later it could take back where a link has led meanwhile.
        onBlur={() => ask(true)}
      />
    </label>
  )
}
