import type { ResultMedia as Media } from '#domain/results/results.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './question-card.module.css'

/** A picture or sound as it was asked, with what stands for it. */
export function ResultMedia({ media }: { media: Media | null }) {
  const t = useText()
  if (!media) return null
  if (media.kind === 'picture') return <img className={styles.picture} src={media.path} alt={media.alternative_text} />
  return (
    <div className={styles.audio}>
      {/* biome-ignore lint/a11y/useMediaCaption: its words follow as text. */}
      <audio controls preload="none" src={media.path} />
      {media.transcript && (
        <details>
          <summary>{t('results.transcript')}</summary>
          <p className={styles.text}>{media.transcript}</p>
        </details>
      )}
    </div>
  )
}
