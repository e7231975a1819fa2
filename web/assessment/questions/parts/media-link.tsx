import type { MediaView } from '#domain/assessment/questions/questions.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'

/** Opens a picture, sound or document in a new tab. */
export function MediaLink({ media }: { media: MediaView | null }) {
  const t = useText()
  return (
    media && (
      <a href={media.path} target="_blank" rel="noreferrer" title={media.name}>
        {t(`questions.media.${media.kind}`)}
      </a>
    )
  )
}
