import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type FocusEvent, type MouseEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { IconButton } from '../../../platform/ui/button.tsx'
import { framePart } from '../../../platform/ui/lazy-part.ts'
import { LoadError } from '../../../platform/ui/load-error.tsx'
import { useCommandBox } from '../hooks/use-command-box.ts'
import { type Menu, useScreens } from '../hooks/use-menu.ts'
import { useKeysOn, useScreenKeys } from '../hooks/use-screen-keys.ts'
import styles from './bar-search.module.css'
import { HitList } from './hit-list.tsx'

const plainText = { autoComplete: 'off', spellCheck: false, enterKeyHint: 'go' } as const

const KeysDialog = framePart(() => import('./keys-dialog.tsx'))

/** The command menu of staff, and the keys that it lists (CMD-01). */
export default function BarSearch() {
  const [isListed, list] = useState(false)
  const showKeys = () => list(true)
  const { screens } = useScreens()
  const [isOn, turn] = useKeysOn()
  useScreenKeys(screens, { isOn, onList: showKeys })
  return (
    <>
      <CommandBox onKeys={showKeys} />
      {isListed && (
        <Suspense>
          <KeysDialog {...{ screens, isOn, turn }} onClose={() => list(false)} />
        </Suspense>
      )}
    </>
  )
}

/**
 * A combobox whose options are links and commands: the focus stays in the box, arrow keys choose, Enter follows (ADR-0001). When the bar has no
 * room for the box, an icon opens it over the bar.
 */
function CommandBox({ onKeys }: { onKeys(): void }) {
  const t = useText()
  const label = t('search.label')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useCommandBox(input, { optionAt: (index) => document.getElementById(optionId(id, index)), onKeys })
  const { menu, at, isShown, hasOptions } = box
  const onFollow = () => {
    box.shut()
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  /** Keeps the focus in the box when the person presses next to it. */
  const keepFocus = (event: MouseEvent) => event.target !== input.current && event.preventDefault()
  const onBlur = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || box.hide()

  return (
    <search className={styles.search} data-open={box.isOpen || undefined} onBlur={onBlur} onMouseDown={keepFocus}>
      <IconButton className={styles.opener} label={label} title={t('search.open_keys', { label })} onClick={box.openByIcon}>
        <IconSearch size={20} aria-hidden="true" />
      </IconButton>
      <div className={styles.box}>
        <IconSearch size={18} aria-hidden="true" />
        <input
          ref={input}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? `${id}-hits` : undefined}
          aria-activedescendant={hasOptions ? optionId(id, at) : undefined}
          aria-keyshortcuts="Control+K Meta+K"
          title={t('search.open_keys', { label })}
          placeholder={t('search.placeholder')}
          {...plainText}
          maxLength={limits.text.line}
          value={box.text}
          onFocus={({ relatedTarget }) => box.onFocus(relatedTarget)}
          onClick={box.ask}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={box.onKeyDown}
        />
        <BoxEnd onClose={box.leave} />
      </div>
      <p className="visually-hidden" role="status">
        {isShown && !menu.refusal && menu.words}
      </p>
      {isShown && (
        <Panel
          {...{ id, label, menu, at, onFollow }}
          onRun={box.leave}
          onPoint={box.choose}
          onRetry={() => input.current?.focus()}
        />
      )}
    </search>
  )
}

const optionId = (id: string, index: number) => `${id}-${index}`

interface PanelProps {
  id: string
  label: string
  menu: Menu
  at: number
  onPoint(index: number): void
  onFollow(): void
  onRun(): void
  onRetry(): void
}

function Panel({ id, label, menu, at, onPoint, onFollow, onRun, onRetry }: PanelProps) {
  const wireText = useWireText()
  const { busy, refusal, groups, options, hasHits, words } = menu
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
            menu.retry()
          }}
        />
      ) : (
        !hasHits && <p aria-hidden="true">{words}</p>
      )}
      {options.length > 0 && (
        <HitList
          id={`${id}-hits`}
          optionId={(index) => optionId(id, index)}
          {...{ label, groups, at, onPoint, onFollow, onRun }}
        />
      )}
    </div>
  )
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
