import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection, type Loading } from '../../../platform/ui/async-section.tsx'
import { Button, DownloadButton, LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { PageSkeleton } from '../../../platform/ui/skeleton.tsx'
import styles from './pdf-viewer.module.css'

interface Props {
  title: string
  description: string
  back?: { readonly to: string; readonly label: string }
  query: Loading<File>
  /** A link to another version of the report. */
  other?: { readonly to: string; readonly label: string }
}

/** A report in the browser's PDF viewer; without a viewer, a link to download it (RPT-01, RPT-02). */
export function PdfViewer({ title, description, back, query, other }: Props) {
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const address = useAddress(query.data)
  const isShown = address !== undefined && navigator.pdfViewerEnabled
  return (
    <div className="page">
      <PageHead title={title} description={description} {...(back && { back })}>
        {other && (
          <LinkButton tone="quiet" to={other.to}>
            {other.label}
          </LinkButton>
        )}
        {isShown && (
          <Button
            tone="quiet"
            icon={<IconPrinter size={20} aria-hidden="true" />}
            onClick={() => frame.current?.contentWindow?.print()}
          >
            {t('reports.print')}
          </Button>
        )}
        {address && (
          <DownloadButton href={address} download={query.data?.name} icon={<IconDownload size={20} aria-hidden="true" />}>
            {t('reports.download')}
          </DownloadButton>
        )}
      </PageHead>
      <AsyncSection query={query} skeleton={<PageSkeleton label={t('reports.making')} />}>
        {() =>
          isShown ? (
            <iframe ref={frame} className={styles.frame} src={address} title={title} />
          ) : (
            <EmptyState title={t('reports.no_viewer')} text={t('reports.no_viewer_hint')} />
          )
        }
      </AsyncSection>
    </div>
  )
}

/** An object URL of the file, revoked when the component unmounts. */
function useAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
