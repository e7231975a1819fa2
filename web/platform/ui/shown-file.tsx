import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { Suspense, useState } from 'react'
import { useText } from '../i18n/language.tsx'
import { DownloadButton } from './button.tsx'
import { FileSize } from './file-size.tsx'
import { lazyPart } from './lazy-part.ts'
import { Notice } from './notice.tsx'
import styles from './shown-file.module.css'
import { Skeleton } from './skeleton.tsx'

// A large library, loaded with the first PDF.
const PdfPages = lazyPart(() => import('./pdf-pages.tsx'))

interface Props {
  /** The signed path of an upload. */
  file: string
  name: string
  bytes: number
}

/** An uploaded document in the page: pictures and PDFs are shown, other kinds are a download. Nothing inside it runs (ADR-0081). */
export function ShownFile({ file, name, bytes }: Props) {
  const t = useText()
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const isPicture = ['png', 'jpg', 'jpeg'].includes(extension)
  const [failed, setFailed] = useState(false)
  const isShown = isPicture || extension === 'pdf'
  return (
    <div className={styles.file}>
      {failed && <Notice>{t('files.not_shown')}</Notice>}
      {!isShown && <Notice>{t('files.download_only', { name })}</Notice>}
      {!failed && isPicture && <img className={styles.picture} src={file} alt={name} onError={() => setFailed(true)} />}
      {!failed && extension === 'pdf' && (
        <Suspense fallback={<Skeleton height="24rem" />}>
          <PdfPages key={file} file={file} name={name} onFail={() => setFailed(true)} />
        </Suspense>
      )}
      <p>
        <DownloadButton tone="quiet" size="small" href={file} download icon={<IconDownload size={18} aria-hidden="true" />}>
          {t('files.download')}
        </DownloadButton>{' '}
        {isShown && (
          <DownloadButton
            tone="bare"
            size="small"
            href={file}
            target="_blank"
            rel="noreferrer"
            icon={<IconFileText size={18} aria-hidden="true" />}
          >
            {t('files.new_tab')}
          </DownloadButton>
        )}{' '}
        <small>
          {name} · <FileSize bytes={bytes} />
        </small>
      </p>
    </div>
  )
}
