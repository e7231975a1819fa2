import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm'
import { fonts } from '../pdf/draw-document.ts'

export const fontFamily = 'Noto Sans'

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
let loading: Promise<Uint8Array[]> | undefined
/** Starts the renderer and reads its typefaces, once in a thread or process. */
const load = () => {
  loading ??= Promise.all([readFile(fonts.plain), readFile(fonts.bold), readFile(wasm).then(initWasm)]).then(([plain, bold]) => [
    plain,
    bold,
  ])
  return loading
}

/** Draws an SVG as PNG, in the zoom that its own size asks for. Scripts do not run, and what lies elsewhere is not loaded. */
export async function renderSvg(
  svg: string | Uint8Array,
  zoomOf: (size: { width: number; height: number }) => number = () => 1,
): Promise<Uint8Array> {
  const font = { fontBuffers: await load(), defaultFontFamily: fontFamily }
  const zoom = zoomOf(measure(svg))
  const fitTo: ResvgRenderOptions['fitTo'] = zoom === 1 ? { mode: 'original' } : { mode: 'zoom', value: zoom }
  const image = new Resvg(svg, { font, fitTo })
  try {
    const rendered = image.render()
    try {
      return rendered.asPng()
    } finally {
      rendered.free()
    }
  } finally {
    image.free()
  }
}

function measure(svg: string | Uint8Array): { width: number; height: number } {
  const image = new Resvg(svg)
  const { width, height } = image
  image.free()
  return { width, height }
}
