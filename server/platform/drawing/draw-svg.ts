import { limits } from '#domain/kernel/limits.ts'
import { createBoundedProcess } from '../bounded/bounded-process.ts'
import { MachineBusy } from '../bounded/machine-busy.ts'
import type { DrawnSvg, SvgFile } from './svg-process.ts'

/** A process ends by itself when it is idle, so that nobody has to close it. `patience`: somebody waits at the page. */
const drawer = createBoundedProcess<SvgFile, DrawnSvg>({
  program: new URL('./svg-process.ts', import.meta.url),
  mostMs: limits.svg.seconds * 1000,
  patience: 6,
  heapMegabytes: limits.svg.heapMegabytes,
  idleMs: 5000,
})

/**
 * Draws an SVG as PNG in a process of bounded time and memory without a network, so nothing of its scripts, links and entities reaches a browser
 * (BRA-01). Undefined when it cannot be drawn within these bounds.
 */
export async function drawSvg(svg: Buffer): Promise<Buffer | undefined> {
  const drawn = await drawer.run({ svg })
  if (!('failure' in drawn)) return drawn.png && Buffer.from(drawn.png)
  if (drawn.failure === 'busy') throw new MachineBusy()
  return undefined
}
