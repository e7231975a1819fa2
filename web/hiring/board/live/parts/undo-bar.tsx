import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { OverBanners } from '../../../../platform/ui/banners.tsx'
import { Button, IconButton } from '../../../../platform/ui/button.tsx'
import { useShortcut } from '../../../../platform/ui/use-shortcut.ts'
import type { Undo } from '../hooks/use-undo.ts'
import styles from './undo-bar.module.css'

/** Offers to undo the last move, in a live region. */
export function UndoBar(undo: Undo) {
  const { offer } = undo
  return (
    <OverBanners>
      <div role="status">
        {offer && <Offer key={offer.cards.map(({ id, version }) => `${id} ${version}`).join()} {...undo} offer={offer} />}
      </div>
    </OverBanners>
  )
}

/**
 * Disappears after ten seconds without pointer or focus in it, and at the latest when the e-mails of several cards leave. Ctrl+Z
 * or ⌘Z undoes the move, except inside a field.
 */
function Offer({ offer, busy, takeBack, forget }: Undo & { offer: NonNullable<Undo['offer']> }) {
  const t = useText()
  const stage = t(`board.stage.${offer.to}`)
  const [held, setHeld] = useState(false)
  const end = useEffectEvent(forget)
  useShortcut('z', () => void takeBack())
  useEffect(() => {
    if (held || busy) return
    const waits = Math.min(...offer.cards.map(({ until = Number.POSITIVE_INFINITY }) => until - Date.now()))
    const timer = setTimeout(() => end(), Math.min(limits.undoSeconds * 1000, Math.max(0, waits)))
    return () => clearTimeout(timer)
  }, [held, busy, offer])
  return (
    <section
      className={styles.bar}
      aria-label={t('board.undo_region')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>
        {offer.cards.length === 1
          ? t('board.undo_offer', { name: offer.name, stage })
          : t('board.undo_offer_many', { count: offer.cards.length, stage })}
      </p>
      <Button
        tone="quiet"
        size="small"
        busy={busy}
        icon={<IconArrowBackUp size={20} aria-hidden="true" />}
        aria-keyshortcuts="Control+Z"
        onClick={() => void takeBack()}
      >
        {t('board.undo')}
      </Button>
      <IconButton label={t('common.close')} onClick={forget}>
        <IconX size={20} aria-hidden="true" />
      </IconButton>
    </section>
  )
}
