import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { Suspense, useState } from 'react'
import { useText } from '../i18n/language.tsx'
import { DownloadButton } from '../ui/button.tsx'
import { FileSize } from '../ui/file-size.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { FileText } from './file-text.tsx'
import styles from './shown-file.module.css'
import { useFileText } from './use-file-text.ts'
import { WithoutText } from './without-text.tsx'

// A large library, loaded with the first PDF.
const PdfPages = lazyPart(() => import('./pdf-pages.tsx'))

interface Props {
  /** The signed path of an upload. */
  file: string
  name: string
  bytes: number
}

/** An uploaded document in the page: pictures and PDFs as they are, other kinds as their text. Nothing inside it runs (ADR-0008). */
export function ShownFile(props: Props) {
  // A new signature leads to the same document.
  return <Document key={props.file.split('?')[0]} {...props} />
}

function Document({ file, name, bytes }: Props) {
  const t = useText()
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const isPicture = ['png', 'jpg', 'jpeg', 'jpe', 'jfif'].includes(extension)
  const isPdf = extension === 'pdf'
  const [failed, setFailed] = useState(false)
  const fail = () => setFailed(true)
  return (
    <div className={styles.file}>
      {!failed && isPicture && <img className={styles.picture} src={file} alt={name} onError={fail} />}
      {!failed && isPdf && (
        <Suspense fallback={<Skeleton height="24rem" />}>
          <PdfPages file={file} name={name} onFail={fail} />
        </Suspense>
      )}
      {(failed || !(isPicture || isPdf)) && (
        <FileText file={file} name={name} above={failed ? 'files.not_drawn' : 'files.only_text'} />
      )}
      {!failed && (isPicture || isPdf) && <SearchMessage file={file} name={name} />}
      <p className={styles.actions}>
        <DownloadButton tone="quiet" size="small" href={file} download icon={<IconDownload size={18} aria-hidden="true" />}>
          {t('files.download')}
        </DownloadButton>
        {(isPicture || isPdf) && (
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
        )}
        <small>
          {name} · <FileSize bytes={bytes} />
        </small>
      </p>
    </div>
  )
}

/** Says that the search does not find the words of a drawn document, and what to do. */
function SearchMessage({ file, name }: Pick<Props, 'file' | 'name'>) {
  const text = useFileText(file).data
  if (!text || (!text.reason && !text.read_again_at)) return null
  const isPicture = text.reason === 'picture' || text.reason === 'no_text'
  return <WithoutText file={file} name={name} text={text} words={isPicture ? 'files.not_searched' : 'files.not_read'} />
}
