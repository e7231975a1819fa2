import { bandSteps, rangeMarkOf, rangeMarkSize } from '#domain/kernel/range-mark.ts'

type Shapes = Pick<PDFKit.PDFDocument, 'lineWidth' | 'dash' | 'rect' | 'moveTo' | 'circle'>

/** `limits` are the points that matter to the reader (LEN-01). */
interface Marked {
  readonly points: number
  readonly error: number | null
  readonly limits?: readonly number[]
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly ink: string
}

const line = '#8a8580'
/** From the lowest band. Lines part the steps, so that they are seen where a printer leaves out such fills. */
const shades = ['#f7f5f1', '#f0ece6', '#e8e3db', '#e0d9cf', '#d6cec2']

/** Where a place on the scale of a range mark stands on paper. */
export const placeOnPaper = (at: number, { x, width }: Pick<Place, 'x' | 'width'>): number =>
  x + (at * width) / rangeMarkSize.width

/** Draws points as a range mark: the bands as steps, the points as a dot, their error as a line, limits as dashed lines (RNG-01). */
export function drawMark(drawing: Shapes, result: Marked, place: Place) {
  const { y, width, height, ink } = place
  const { dot, line: error, ticks } = rangeMarkOf(result)
  const middle = y + height / 2
  const on = (at: number) => placeOnPaper(at, place)
  for (const [at, step] of bandSteps.entries())
    drawing
      .lineWidth(0.5)
      .rect(on(step.x), y + height / 5, (step.width * width) / rangeMarkSize.width, (height * 3) / 5)
      .fillAndStroke(shades[at] ?? line, line)
  for (const tick of ticks)
    drawing
      .lineWidth(1)
      .dash(3, { space: 2 })
      .moveTo(on(tick), y)
      .lineTo(on(tick), y + height)
      .stroke(line)
      .undash()
  if (error) drawing.lineWidth(1.5).moveTo(on(error.from), middle).lineTo(on(error.to), middle).stroke(ink)
  if (dot !== null) drawing.circle(on(dot), middle, height / 5).fill(ink)
}
