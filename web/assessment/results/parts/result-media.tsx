import type { ResultMedia as Media } from '#domain/assessment/results/results.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './question-card.module.css'

/** A picture or sound of a question, with its alternative text. A picture opens in its own size. */
export function ResultMedia({ media }: { media: Media | null }) {
  const t = useText()
  if (!media) return null
  if (media.kind === 'picture')
    return (
      <a href={media.path} target="_blank" rel="noreferrer" className={styles.picture}>
        <img src={media.path} alt={media.alternative_text} />
      </a>
    )
  return (
    <span className={styles.audio}>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is shown below. */}
      <audio controls preload="none" src={media.path} aria-label={t('attempts.audio')} />
      {media.transcript && (
        <details>
          <summary>{t('attempts.transcript')}</summary>
          <p className={styles.text}>{media.transcript}</p>
        </details>
      )}
    </span>
  )
}
