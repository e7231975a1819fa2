import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#domain/kernel/limits.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { IconButton } from '../../../platform/ui/button.tsx'
import { LoadError } from '../../../platform/ui/load-error.tsx'
import { useShortcut } from '../../../platform/ui/use-shortcut.ts'
import { useSearch } from '../search.queries.ts'
import styles from './bar-search.module.css'
import { countOptions, groupsOf, HitList } from './hit-list.tsx'

const plainText = { autoComplete: 'off', spellCheck: false, enterKeyHint: 'go' } as const

type Finds = 'both' | 'people' | 'vacancies'

/**
 * A combobox whose options are links: the focus stays in the box, arrow keys choose, Enter follows (ADR-0001). When the bar has no room
 * for the box, an icon opens it over the bar.
 */
export function BarSearch({ finds }: { finds: Finds }) {
  const t = useText()
  const label = t(`search.label_${finds}`)
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState({ q: '', at: 0 })
  const found = useFound(text, finds)
  const { q, busy, count } = found
  const at = chosen.q === q ? chosen.at : 0
  const isShown = isOpen && found.isAsked
  const hasOptions = isShown && count > 0

  const { openByIcon, shut, leave, noteOrigin } = useOpening(box, setOpen, () => setText(''))
  const onFollow = () => {
    shut()
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  const choose = (index: number) => setChosen({ q, at: index })
  const onKeyDown = (event: KeyboardEvent) => {
    const does = {
      ArrowDown: () => count > 0 && choose((at + 1) % count),
      ArrowUp: () => count > 0 && choose((at - 1 + count) % count),
      Enter: () => isShown && !busy && document.getElementById(optionId(id, at))?.click(),
      Escape: () => (text ? setText('') : leave()),
    }[event.key]
    if (!does) return
    does()
    event.preventDefault()
  }
  /** Keeps the focus in the box when the person presses next to it. */
  const keepFocus = (event: MouseEvent) => event.target !== box.current && event.preventDefault()
  const onBlur = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)

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
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? `${id}-hits` : undefined}
          aria-activedescendant={hasOptions ? optionId(id, at) : undefined}
          aria-keyshortcuts="Control+K Meta+K"
          title={t('search.open_keys', { label })}
          placeholder={t(`search.${finds}`)}
          {...plainText}
          maxLength={limits.text.line}
          value={text}
          onFocus={({ relatedTarget }) => {
            noteOrigin(relatedTarget)
            setOpen(true)
          }}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <BoxEnd onClose={leave} />
      </div>
      <p className="visually-hidden" role="status">
        {isShown && found.words}
      </p>
      {isShown && <Panel {...{ id, label, found, at, onFollow }} onPoint={choose} onRetry={() => box.current?.focus()} />}
    </search>
  )
}

const optionId = (id: string, index: number) => `${id}-${index}`

/** What a search finds, with words about it. */
function useFound(text: string, finds: Finds) {
  const t = useText()
  const { hits, ...search } = useSearch(text)
  const { q, busy, refusal } = search
  const groups = groupsOf(hits, q, finds !== 'vacancies')
  const hitCount = groups.reduce((sum, group) => sum + group.hits.length, 0)
  const isSilent = Boolean(refusal) || (busy && hitCount > 0)
  const none = busy ? t('search.searching') : t(`search.none_${finds}`, { text: q })
  const words = hitCount > 0 ? t('search.found', { count: hitCount }) : none
  return { ...search, groups, count: countOptions(groups), hasHits: hitCount > 0, words: isSilent ? '' : words }
}

interface PanelProps {
  id: string
  label: string
  found: ReturnType<typeof useFound>
  at: number
  onPoint(index: number): void
  onFollow(): void
  onRetry(): void
}

function Panel({ id, label, found, at, onPoint, onFollow, onRetry }: PanelProps) {
  const wireText = useWireText()
  const { q, busy, refusal, groups, count, hasHits, words } = found
  useEffect(() => {
    document.getElementById(optionId(id, at))?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  return (
    <div className={styles.panel} aria-busy={busy || undefined}>
      {refusal ? (
        <LoadError
          text={wireText(refusal.code)}
          onRetry={() => {
            onRetry()
            found.retry()
          }}
        />
      ) : (
        !hasHits && <p aria-hidden="true">{words}</p>
      )}
      {count > 0 && (
        <HitList id={`${id}-hits`} optionId={(index) => optionId(id, index)} {...{ q, label, groups, at, onPoint, onFollow }} />
      )}
    </div>
  )
}

/** Opens the box by its icon or by the keys, and gives the focus back to where it came from. */
function useOpening(box: RefObject<HTMLInputElement | null>, setOpen: (isOpen: boolean) => void, empty: () => void) {
  const cameFrom = useRef<HTMLElement>(null)
  const open = () => {
    if (document.querySelector(':modal')) return
    // The box must be rendered before it can take the focus.
    flushSync(() => setOpen(true))
    box.current?.focus()
  }
  useShortcut('k', open)
  const shut = () => {
    setOpen(false)
    empty()
  }
  return {
    openByIcon: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      open()
      cameFrom.current = currentTarget
    },
    noteOrigin: (from: EventTarget | null) => {
      cameFrom.current = from as HTMLElement | null
    },
    shut,
    leave: () => {
      shut()
      if (cameFrom.current) cameFrom.current.focus()
      else box.current?.blur()
    },
  }
}

/** The keys that open the box, and on a phone the button that closes it. */
function BoxEnd({ onClose }: { onClose(): void }) {
  const t = useText()
  return (
    <>
      <span className={styles.keys} aria-hidden="true">
        {t('search.keys')}
      </span>
      <IconButton className={styles.close} label={t('common.close')} onClick={onClose}>
        <IconX size={20} aria-hidden="true" />
      </IconButton>
    </>
  )
}
