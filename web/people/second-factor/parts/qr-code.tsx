import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './second-factor.module.css'

/** The white margin that readers of QR codes need, in modules. */
const margin = 4

/** A text as a QR code, always dark on white, because cameras read it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: margin })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    return { size: data.length, path: dark.join('') }
  }, [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={styles.qr}>
      <path d={path} />
    </svg>
  )
}
