import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../platform/i18n/language.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import type { Group } from '../hooks/use-menu.ts'
import styles from './hit-list.module.css'
import type { Offered } from './offered.ts'

interface Props {
  id: string
  label: string
  groups: readonly Group[]
  optionId(index: number): string
  /** Index of the chosen option across all groups. */
  at: number
  onPoint(index: number): void
  /** Called when a link is followed in this tab. */
  onFollow(): void
  /** Called before a command runs. */
  onRun(): void
}

/** The options of the command menu below their headings: links, and buttons that do something. */
export function HitList({ id, label, groups, ...list }: Props) {
  const t = useText()
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map(({ of, options }, place) => {
        const from = groups.slice(0, place).reduce((sum, group) => sum + group.options.length, 0)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
          <div key={of} role="group" aria-labelledby={`${id}-${of}`}>
            <p id={`${id}-${of}`} role="presentation" className={styles.heading}>
              {t(`search.${of}`)}
            </p>
            {options.map((option, index) => (
              <Option key={option.key} option={option} index={from + index} {...list} />
            ))}
          </div>
        )
      })}
    </div>
  )
}

function Option({
  option: { to, run, ...shown },
  index,
  optionId,
  at,
  onPoint,
  onFollow,
  onRun,
}: Omit<Props, 'id' | 'label' | 'groups'> & { option: Offered; index: number }) {
  const of = {
    id: optionId(index),
    role: 'option',
    'aria-selected': index === at,
    tabIndex: -1,
    className: styles.option,
    onPointerMove: () => index !== at && onPoint(index),
  }
  if (to === undefined)
    return (
      <button
        type="button"
        {...of}
        onClick={() => {
          onRun()
          run?.()
        }}
      >
        <Words {...shown} />
      </button>
    )
  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !(ctrlKey || metaKey || shiftKey) && onFollow()
  return (
    <Link {...of} to={to} onClick={follow}>
      <Words {...shown} />
    </Link>
  )
}

function Words({ name, language, more, inactive, letter }: Omit<Offered, 'to' | 'run'>) {
  const t = useText()
  return (
    <>
      <span className={styles.name} lang={language}>
        {name}
      </span>
      {letter && (
        <span className={styles.keys} aria-hidden="true">
          {t('search.key_after_g', { letter: letter.toUpperCase() })}
        </span>
      )}
      {(more || inactive) && (
        <span className={styles.more}>
          {more}
          {inactive && <StatusWord tone="stone">{inactive}</StatusWord>}
        </span>
      )}
    </>
  )
}
