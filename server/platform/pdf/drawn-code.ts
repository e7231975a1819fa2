import { encode } from 'uqr'
import type { ScorePage } from './drawn-scores.ts'

/** The side of a QR code on paper in points, about 4.2 cm, and the white margin that its readers need, in modules. */
const side = 120
const quietModules = 4
const after = 6
export const heightOfCode = side + after

/** Draws texts as QR codes, dark on white. */
export function createCodes({ drawing, root, left, makeRoom }: ScorePage) {
  return (text: string, alternative: string) => {
    const { data } = encode(text, { ecc: 'M', border: quietModules })
    const module = side / data.length
    makeRoom(heightOfCode)
    const top = drawing.y
    const place = { alt: alternative, bbox: [left, top, left + side, top + side], placement: 'Block' }
    const draw = () => {
      for (const [y, row] of data.entries())
        for (const [x, isDark] of row.entries()) if (isDark) drawing.rect(left + x * module, top + y * module, module, module)
      drawing.fill('#000000')
    }
    root.add(drawing.struct('Figure', place, draw))
    drawing.y = top + heightOfCode
  }
}
