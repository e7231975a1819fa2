import { statementsOf } from './statements.mjs'

/** The only font sizes: the tokens of web/platform/theme/tokens.css, or the size of the surrounding text. */
const fontSizes = new Set([
  ...['--text-small', '--text-body', '--text-large', '--heading', '--title', '--figure', '--text-field'].map(
    (token) => `var(${token})`,
  ),
  'inherit',
  '1em',
  '100%',
])

/** The only weights, for text, for names and headings of parts, and for headings. */
const weights = new Set(['400', '600', '700', 'inherit'])

/** Where the layout of a page changes, in rem: eight widths of a window. What depends on its own place asks its container. */
const breakpoints = new Set([18, 30, 40, 44, 56, 64, 80, 90])

const radius = /^(?:0|50%|inherit|var\(--radius[a-z-]*\))$/
/** A shadow is a token; a line inside an edge and a ring around it are drawn as shadows without blur. */
const shadow = /^(?:none|var\(--shadow[a-z-]*\)|(?:inset )?0 0 0 1px [^,]+|inset -?\d+(?:px)? -?\d+(?:px)? 0 [^,]+)$/

/** A sheet with a backdrop is that of a dialog, whose width is one of three tokens. What is narrower is a menu or a part. */
const isOfDialog = (all) => all.some(({ prelude }) => prelude?.includes('::backdrop'))
const dialogWidth = /^(?:max-)?(?:width|inline-size)$/
const leastDialog = 320

const spacing = /^(?:(?:margin|padding)(?:-[a-z-]+)?|gap|row-gap|column-gap)$/
const height = /^(?:min-)?height$|^(?:min-)?block-size$/
/** Pixels of a grid step, and of the half step that stands between the lines of one thing and inside of chips. */
const [step, halfStep] = [4, 2]
/** Heights between these, in pixels, are those of controls. Less is a mark or an icon, more is an area. */
const controls = { least: 24, most: 60 }
const remPixels = 16

/** Sizes outside of the scale, with their reason: file, property and value. */
const exceptions = [
  ['web/assessment/attempts/parts/question-view.module.css', 'min-height', '3.5rem', 'answers of a test are rows of 56 px'],
  ['web/platform/shell/logo.module.css', 'height', '32px', 'a logo, whose width follows its picture'],
  ['web/assessment/results/parts/charts.module.css', 'font-size', '3.5px', 'units of the drawing, not pixels'],
  [
    'web/platform/files/shown-file.module.css',
    'font-size',
    'calc(var(--text-scale-factor) * var(--font-height))',
    'the hidden text of a PDF lies over its picture',
  ],
]

/**
 * Finds font sizes and weights, heights of controls, spacing, radii, shadows and breakpoints of a style sheet that are not in the scale
 * (ADR-0159): `[line, sentence]` each. An element that is as wide as it is high is a shape and not a control.
 */
export function problemsOfScale(name, text) {
  const all = [...statementsOf(text)]
  const hasDialog = isOfDialog(all)
  const statements = all.filter(({ declaration }) => declaration)
  const widths = new Map(
    statements.filter(({ declaration: [property] }) => property === 'width').map((one) => [one.block, one.declaration[1]]),
  )
  const ofPreludes = all.flatMap(({ line, prelude }) =>
    prelude?.startsWith('@media') ? outside(prelude).map((width) => [line, `${width}rem is not one of the breakpoints`]) : [],
  )
  const ofDeclarations = statements.flatMap(({ line, block, declaration: [property, value] }) => {
    if (exceptions.some(([file, named, size]) => file === name && named === property && size === value)) return []
    if (property === 'font-size' && !fontSizes.has(value)) return [[line, `font-size ${value} is not a token of the scale`]]
    if (property === 'font-weight' && !isFace(value) && !weights.has(value))
      return [[line, `font-weight ${value} is not one of 400, 600 and 700`]]
    if (property === 'border-radius' && !value.split(' ').every((part) => radius.test(part)))
      return [[line, `border-radius ${value} is not a token var(--radius…)`]]
    if (hasDialog && dialogWidth.test(property) && lengthsOf(value).some((pixels) => pixels >= leastDialog))
      return [[line, `${property} ${value} is not one of the widths of dialogs, var(--dialog…)`]]
    if (property === 'box-shadow' && !shadow.test(value)) return [[line, `box-shadow ${value} is not a token var(--shadow…)`]]
    if (spacing.test(property) && !lengthsOf(value).every(isOnGrid))
      return [[line, `${property} ${value} is not on the grid of ${step} px`]]
    if (height.test(property) && widths.get(block) !== value && isControl(lengthsOf(value)))
      return [[line, `${property} ${value} is not one of the heights of controls, var(--control…)`]]
    return []
  })
  return [...ofPreludes, ...ofDeclarations]
}

/** A font face has a range of weights. */
const isFace = (weight) => /^\d+ \d+$/.test(weight)

/** The widths and heights of a media query that are no breakpoints, in rem. */
function outside(query) {
  return [...query.matchAll(/([\d.]+)rem/g)].map(([, width]) => Number(width)).filter((width) => !breakpoints.has(width))
}

/** The lengths of a value, in pixels. Those in calc() depend on others, and 0 and percentages need no scale. */
function lengthsOf(value) {
  const plain = value.replaceAll(/var\([^()]*\)/g, '').replaceAll(/calc\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...plain.matchAll(/(-?[\d.]+)(rem|em|px)\b/g)].map(([, count, unit]) =>
    unit === 'em' ? Number.NaN : Math.abs(Number(count)) * (unit === 'rem' ? remPixels : 1),
  )
}

const isOnGrid = (pixels) => pixels % step === 0 || pixels === halfStep || pixels === 1
const isControl = (lengths) => lengths.length > 0 && lengths.every((pixels) => pixels > controls.least && pixels < controls.most)
