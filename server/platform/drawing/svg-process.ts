import { limits } from '#domain/kernel/limits.ts'
import { serveBounded } from '../bounded/bounded-program.ts'
import { renderSvg } from './svg-renderer.ts'

export interface SvgFile {
  readonly svg: Uint8Array
}
/** Without a picture the drawing is damaged, or empty. */
export interface DrawnSvg {
  readonly png?: Uint8Array
}

const { width: mostWidth, height: mostHeight } = limits.svg.box

/** As large as fits the box, whatever size the drawing names. */
const zoomOf = ({ width, height }: { width: number; height: number }) => Math.min(mostWidth / width, mostHeight / height)

serveBounded<SvgFile, DrawnSvg>(limits.svg.megabytes, ({ svg }) =>
  renderSvg(svg, zoomOf).then(
    (png) => ({ png }),
    () => ({}),
  ),
)
