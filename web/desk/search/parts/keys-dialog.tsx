import { Fragment } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import styles from './keys-dialog.module.css'
import type { Offered } from './offered.ts'

interface Props {
  screens: readonly Offered[]
  /** Whether keys of one letter are shortcuts. */
  isOn: boolean
  turn(on: boolean): void
  onClose(): void
}

/** The keys of the workplace, and the switch of those of one letter (CMD-01, WCAG 2.1.4). */
export default function KeysDialog({ screens, isOn, turn, onClose }: Props) {
  const t = useText()
  const everywhere = [
    ['Ctrl K', t('search.key.menu')],
    ['?', t('search.key.list')],
    ['Ctrl Z', t('search.key.undo')],
    ['Esc', t('search.key.close')],
  ] as const
  const opening = screens.flatMap(({ letter, name }) =>
    letter ? ([[t('search.key_after_g', { letter: letter.toUpperCase() }), name]] as const) : [],
  )
  return (
    <ModalShell open title={t('search.list_keys')} onClose={onClose}>
      <div className={styles.content}>
        <Keys title={t('search.keys_everywhere')} keys={everywhere} />
        <Keys title={t('search.keys_screens')} keys={opening} />
        <p>{t('search.keys_elsewhere')}</p>
        <label className={styles.choice}>
          <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
          {t('search.keys_on')}
        </label>
      </div>
    </ModalShell>
  )
}

function Keys({ title, keys }: { title: string; keys: readonly (readonly [keys: string, does: string])[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.keys}>
        {keys.map(([pressed, does]) => (
          <Fragment key={pressed}>
            <dt>
              {pressed.split(' ').map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{' '}
                </Fragment>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
