import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../i18n/language.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './shown-file.module.css'

GlobalWorkerOptions.workerSrc = workerUrl

/** Further pages are only in the downloaded file. */
const mostPages = 20
/** A page may declare any size. */
const mostPixels = 8_000_000

/**
 * The pages of a PDF, drawn inside this page, so that neither its scripts nor its links work and no browser viewer is needed (ADR-0008).
 */
export default function PdfPages({ file, name, onFail }: { file: string; name: string; onFail(): void }) {
  const t = useText()
  // A page that stays open gets the same file under newly signed paths, which do not change what is drawn.
  const [url] = useState(file)
  const [pages, setPages] = useState<readonly PDFPageProxy[]>()
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    const loading = getDocument({ url, maxImageSize: mostPixels * 4, enableXfa: false })
    let gone = false
    loading.promise.then(firstPages).then(
      (read) => !gone && setPages(read),
      () => !gone && fail(),
    )
    return () => {
      gone = true
      void loading.destroy()
    }
  }, [url])
  if (!pages) return <Skeleton height="24rem" />
  return (
    <ol className={styles.pages} aria-label={name}>
      {pages.map((page) => (
        <Page key={page.pageNumber} page={page} label={t('files.page', { page: page.pageNumber })} onFail={onFail} />
      ))}
    </ol>
  )
}

function firstPages(document: PDFDocumentProxy): Promise<PDFPageProxy[]> {
  const count = Math.min(document.numPages, mostPages)
  return Promise.all(Array.from({ length: count }, (_, index) => document.getPage(index + 1)))
}

/** A page, drawn when it comes near the window. */
function Page({ page, label, onFail }: { page: PDFPageProxy; label: string; onFail(): void }) {
  const frame = useRef<HTMLLIElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const fail = useEffectEvent(onFail)
  const { width, height } = page.getViewport({ scale: 1 })
  useEffect(() => {
    const [box, paper, words] = [frame.current, canvas.current, text.current]
    if (!box || !paper || !words) return
    let stop: (() => void) | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        stop = draw(page, box, paper, words, () => fail())
      },
      { rootMargin: '400px' },
    )
    observer.observe(box)
    return () => {
      observer.disconnect()
      stop?.()
    }
  }, [page])
  return (
    <li ref={frame} className={styles.page} style={{ aspectRatio: `${width} / ${height}` }} aria-label={label}>
      <canvas ref={canvas} />
      <div ref={text} className={styles.text} translate="no" />
    </li>
  )
}

/** Draws a page at the width of its frame, with its text layer on top. Returns the function that stops it. */
function draw(page: PDFPageProxy, box: HTMLElement, paper: HTMLCanvasElement, words: HTMLElement, onFail: () => void) {
  const size = page.getViewport({ scale: 1 })
  const shown = box.clientWidth / size.width
  const sharp = Math.min(shown * window.devicePixelRatio, Math.sqrt(mostPixels / (size.width * size.height)))
  const viewport = page.getViewport({ scale: sharp })
  paper.width = Math.floor(viewport.width)
  paper.height = Math.floor(viewport.height)
  const drawing = page.render({ canvas: paper, viewport })
  box.style.setProperty('--total-scale-factor', String(shown))
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: words,
    viewport: page.getViewport({ scale: shown }),
  })
  Promise.all([drawing.promise, layer.render()]).catch((error: Error) => {
    if (!['RenderingCancelledException', 'AbortException'].includes(error.name)) onFail()
  })
  return () => {
    drawing.cancel()
    layer.cancel()
  }
}
