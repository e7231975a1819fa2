import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#domain/kernel/limits.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { IconButton } from '../../../platform/ui/button.tsx'
import { LoadError } from '../../../platform/ui/load-error.tsx'
import { useShortcut } from '../../../platform/ui/use-shortcut.ts'
import { useSearch } from '../search.queries.ts'
import styles from './bar-search.module.css'
import { countOptions, groupsOf, HitList } from './hit-list.tsx'

/**
 * A combobox whose options are links: the focus stays in the box, arrow keys choose, Enter follows (ADR-0064). When the bar has no room
 * for the box, an icon opens it over the bar.
 */
export function BarSearch({ finds }: { finds: 'both' | 'people' | 'vacancies' }) {
  const t = useText()
  const label = t(`search.label_${finds}`)
  const wireText = useWireText()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState({ q: '', at: 0 })
  const { q, isAsked, busy, hits, refusal, retry } = useSearch(text)

  const groups = groupsOf(hits, q, finds !== 'vacancies')
  const count = countOptions(groups)
  const found = groups.reduce((sum, group) => sum + group.hits.length, 0)
  const at = chosen.q === q ? chosen.at : 0
  const isShown = isOpen && isAsked
  const optionId = (index: number) => `${id}-${index}`
  const words = () => {
    if (refusal) return ''
    if (busy) return found > 0 ? '' : t('search.searching')
    return found > 0 ? t('search.found', { count: found }) : t(`search.none_${finds}`, { text: q })
  }

  useEffect(() => {
    if (isShown) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [isShown, id, at])

  const open = () => {
    if (document.querySelector(':modal')) return
    // The box must be rendered before it can take the focus.
    flushSync(() => setOpen(true))
    box.current?.focus()
  }
  useShortcut('k', open)
  const openByIcon = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    open()
    cameFrom.current = currentTarget
  }

  const shut = () => {
    setOpen(false)
    setText('')
  }
  const leave = () => {
    shut()
    if (cameFrom.current) cameFrom.current.focus()
    else box.current?.blur()
  }
  const goOn = () => {
    shut()
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  const askAgain = () => {
    box.current?.focus()
    retry()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) setChosen({ q, at: (at + step + count) % count })
    else if (event.key === 'Enter' && isShown && !busy) document.getElementById(optionId(at))?.click()
    else if (event.key === 'Escape') text ? setText('') : leave()
    if (step || event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
  }
  /** Keeps the focus in the box when the person presses next to it. */
  const keepFocus = (event: MouseEvent) => event.target !== box.current && event.preventDefault()
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <search className={styles.search} data-open={isOpen || undefined} onBlur={onBlur} onMouseDown={keepFocus}>
      <IconButton className={styles.opener} label={label} title={t('search.open_keys', { label })} onClick={openByIcon}>
        <IconSearch size={20} aria-hidden="true" />
      </IconButton>
      <div className={styles.box}>
        <IconSearch size={18} aria-hidden="true" />
        <input
          ref={box}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isShown && count > 0}
          aria-controls={isShown && count > 0 ? `${id}-hits` : undefined}
          aria-activedescendant={isShown && count > 0 ? optionId(at) : undefined}
          aria-keyshortcuts="Control+K Meta+K"
          title={t('search.open_keys', { label })}
          placeholder={t(`search.${finds}`)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={limits.text.line}
          value={text}
          onFocus={({ relatedTarget }) => {
            cameFrom.current = relatedTarget as HTMLElement | null
            setOpen(true)
          }}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={styles.keys} aria-hidden="true">
          {t('search.keys')}
        </span>
        <IconButton className={styles.close} label={t('common.close')} onClick={leave}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <p className="visually-hidden" role="status">
        {isShown && words()}
      </p>
      {isShown && (
        <div className={styles.panel} aria-busy={busy || undefined}>
          {refusal ? (
            <LoadError text={wireText(refusal.code)} onRetry={askAgain} />
          ) : (
            found === 0 && <p aria-hidden="true">{words()}</p>
          )}
          {count > 0 && (
            <HitList
              id={`${id}-hits`}
              q={q}
              label={label}
              groups={groups}
              optionId={optionId}
              at={at}
              onPoint={(index) => setChosen({ q, at: index })}
              onFollow={goOn}
            />
          )}
        </div>
      )}
    </search>
  )
}
