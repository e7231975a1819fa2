import type { MediaView } from '#domain/assessment/questions/questions.contract.ts'
import { MediaLink } from './media-link.tsx'
import styles from './thumbnail.module.css'

interface Shown {
  readonly media: MediaView | null
  readonly alternative_text: string
}

/** A small picture that opens in full size; a link for other media. */
export function Thumbnail({ of: { media, alternative_text } }: { of: Shown }) {
  if (!media) return null
  return (
    <span className={styles.media}>
      {media.kind === 'picture' && <img src={media.path} alt={alternative_text} className={styles.picture} />}
      <MediaLink media={media} />
    </span>
  )
}
