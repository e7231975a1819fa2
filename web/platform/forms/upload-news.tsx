import { useText } from '../i18n/language.tsx'

const announcedShare = 0.25

/** Announces the progress of an upload in quarters; every per cent would be too much for a screen reader (SHR-03). */
export function UploadNews({ share }: { share: number | undefined }) {
  const t = useText()
  return (
    <p role="status" className="visually-hidden">
      {share !== undefined &&
        t('common.file_progress', { percent: Math.round(Math.floor(share / announcedShare) * announcedShare * 100) })}
    </p>
  )
}
