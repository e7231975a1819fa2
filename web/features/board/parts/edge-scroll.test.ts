import { describe, expect, test } from 'vitest'
import { edgeSpeed } from './edge-scroll.ts'

describe('BRD-03 a box that scrolls while a card is dragged near its edge', () => {
  test.each([
    ['stands still in its middle', 500],
    ['stands still where the zone of the start ends', 172],
    ['stands still far away on one side', 30],
    ['stands still far away on the other side', 970],
  ])('%s', (_what, pointer) => {
    expect(edgeSpeed(pointer, 100, 900)).toBe(0)
  })

  test('goes to the side that is near, faster the nearer', () => {
    const [slow, fast] = [edgeSpeed(860, 100, 900), edgeSpeed(890, 100, 900)]
    expect(slow).toBeGreaterThan(0)
    expect(fast).toBeGreaterThan(slow)
    expect(edgeSpeed(140, 100, 900)).toBeCloseTo(-slow)
  })

  test('goes fastest at the edge and just outside', () => {
    expect(edgeSpeed(900, 100, 900)).toBe(900)
    expect(edgeSpeed(940, 100, 900)).toBe(900)
    expect(edgeSpeed(60, 100, 900)).toBe(-900)
  })

  test('goes slower in a small box, so that one can stop at what comes into sight', () => {
    expect(edgeSpeed(360, 0, 360)).toBe(540)
  })

  test('leaves a middle to let go in, however small it is', () => {
    expect(edgeSpeed(145, 100, 190)).toBe(0)
    expect(edgeSpeed(120, 100, 190)).toBeLessThan(0)
  })
})
