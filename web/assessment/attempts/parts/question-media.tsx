import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import { useState } from 'react'
import type { AskedQuestion } from '#domain/assessment/attempts/attempts.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { IconButton } from '../../../platform/ui/button.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import styles from './question-media.module.css'

export type Media = NonNullable<AskedQuestion['media']>

interface Props {
  media: Media
  /** Of the words that stand for it. */
  language: Language
  onError?: (() => void) | undefined
}

/** With the text that stands for it (SPEC-60). */
export function Picture({ media, language, onError }: Props) {
  return <img src={media.path} alt={media.alternative_text} lang={language} className={styles.picture} onError={onError} />
}

/** Opens a picture as large as the screen allows; by keyboard too, and Escape leads back (TST-04). */
export function Enlarge({ media, language }: Props) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('attempts.enlarge')} className={styles.enlarge} onClick={() => setOpen(true)}>
        <IconZoomIn size={20} aria-hidden="true" />
      </IconButton>
      <ModalShell open={open} title={t('attempts.picture')} size="wide" onClose={() => setOpen(false)}>
        {/* A picture larger than the dialog is looked at piece by piece, by keyboard too. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus. */}
        <section aria-label={t('attempts.picture')} tabIndex={0} className={styles.pane}>
          <img src={media.path} alt={media.alternative_text} lang={language} className={styles.large} />
        </section>
      </ModalShell>
    </>
  )
}

/** An audio with what it says, for who cannot or would rather not listen. Loaded at once: its path is good for ten minutes. */
export function Sound({ media, language, onError }: Props) {
  const t = useText()
  return (
    <div className={styles.sound}>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript stands below it. */}
      <audio controls preload="auto" src={media.path} aria-label={t('attempts.audio')} onError={onError} />
      {media.transcript && (
        <details>
          <summary>{t('attempts.transcript')}</summary>
          <p lang={language} translate="no" className={styles.transcript}>
            {media.transcript}
          </p>
        </details>
      )}
    </div>
  )
}
