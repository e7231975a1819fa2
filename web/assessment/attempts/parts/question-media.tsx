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
  /** The language of the alternative text and the transcript. */
  language: Language
  onError?: (() => void) | undefined
}

/** A picture with its alternative text (SPEC-60). */
export function Picture({ media, language, onError }: Props) {
  return <img src={media.path} alt={media.alternative_text} lang={language} className={styles.picture} onError={onError} />
}

/** Opens a picture as large as the screen allows. Works by keyboard; Escape closes it (TST-04). */
export function Enlarge({ media, language }: Props) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('attempts.enlarge')} className={styles.enlarge} onClick={() => setOpen(true)}>
        <IconZoomIn size={20} aria-hidden="true" />
      </IconButton>
      <ModalShell open={open} title={t('attempts.picture')} size="wide" onClose={() => setOpen(false)}>
        {/* A picture larger than the dialog can be scrolled, also by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable. */}
        <section aria-label={t('attempts.picture')} tabIndex={0} className={styles.pane}>
          <img src={media.path} alt={media.alternative_text} lang={language} className={styles.large} />
        </section>
      </ModalShell>
    </>
  )
}

/** A sound with its transcript. It is loaded at once, because its path is valid for ten minutes. */
export function Sound({ media, language, onError }: Props) {
  const t = useText()
  return (
    <div className={styles.sound}>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is shown below. */}
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
