const paper = '#f1ede7'
const stones = ['#b0451c', '#c96a3a', '#dc8f2b', '#8b8176', '#5e564d', '#d9cbb8', '#e8dccb']

/** Rises smoothly from 0 to 1 between two moments of the loop. */
function ease(moment, from, to) {
  const share = Math.min(1, Math.max(0, (moment - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Visible between two moments, with time to appear and disappear; 0 at both ends, so that the loop closes. */
const presence = (moment, from, to) => ease(moment, from, from + 0.12) * (1 - ease(moment, to, to + 0.1))

const block = (x, y, width, height, fill, opacity = 1) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width}" height="${height}" rx="10" fill="${fill}" opacity="${opacity.toFixed(2)}"/>`

const picture = ({ width, height }, inside) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>Cantera</title><rect width="100%" height="100%" fill="${paper}"/>${inside}</svg>`

/** Blocks of stone settle into layers, and are lifted out again. */
function strata(moment, size) {
  const rows = [
    { y: 560, blocks: [220, 300, 260] },
    { y: 440, blocks: [300, 200, 180] },
    { y: 320, blocks: [240, 240] },
    { y: 200, blocks: [220] },
  ]
  let index = 0
  const inside = rows.flatMap(({ y, blocks }) => {
    let x = 80
    return blocks.map((width) => {
      const start = 0.02 + index * 0.045
      const there = presence(moment, start, 0.82 - index * 0.01)
      const shape = block(x, y - (1 - there) * 90, width, 104, stones[(index * 3) % stones.length], there)
      x += width + 16
      index += 1
      return shape
    })
  })
  const sun = `<circle cx="790" cy="${(170 - 30 * Math.sin(moment * Math.PI)).toFixed(1)}" r="64" fill="#dc8f2b" opacity="0.85"/>`
  return picture(size, sun + inside.join(''))
}

/** Cards travel from column to column, as people do through a hiring process. */
function paths(moment, size) {
  const columns = [60, 360, 660]
  const grounds = columns.map((x) => block(x, 80, 240, 560, '#e8dccb', 0.8) + block(x + 20, 100, 110, 18, '#8b8176', 0.7))
  const cards = [0, 1, 2, 3].map((number) => {
    const start = 0.06 + number * 0.12
    const first = ease(moment, start, start + 0.14)
    const second = ease(moment, start + 0.26, start + 0.4)
    const back = ease(moment, 0.9, 1)
    const x = columns[0] + 20 + (first + second) * 300
    const there = 1 - back + back * ease(moment, 0.97, 1)
    const left = back > 0.7 ? columns[0] + 20 : x
    const y = 140 + number * 120
    return (
      block(left, y, 200, 100, '#ffffff', there) +
      `<circle cx="${(left + 36).toFixed(1)}" cy="${y + 38}" r="18" fill="${stones[number]}" opacity="${there.toFixed(2)}"/>` +
      block(left + 66, y + 26, 104, 12, '#5e564d', there * 0.8) +
      block(left + 66, y + 48, 74, 10, '#8b8176', there * 0.6)
    )
  })
  return picture(size, grounds.join('') + cards.join(''))
}

/** A scene draws the frame at a moment of its loop, from 0 to 1, as SVG. */
export const scenes = { strata, paths }
