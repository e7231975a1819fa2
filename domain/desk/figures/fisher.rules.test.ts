import { expect, test } from 'vitest'
import { fisherExact } from './fisher.rules.ts'

/** The two-sided probabilities are those of `fisher.test` of R and of `scipy.stats.fisher_exact`. */
test.each([
  ['the lady tasting tea, three right of four (Fisher, 1935)', [3, 1, 1, 3], 0.485714285714],
  ['the lady tasting tea, all right', [4, 0, 0, 4], 0.028571428571],
  ['convictions of twins (Fisher, 1962)', [2, 10, 15, 3], 0.000536724119],
  ['four fifths, Q&A 11 of the Uniform Guidelines', [48, 32, 12, 28], 0.003409222],
  ['numbers too small, Q&A 21 of the Uniform Guidelines', [3, 17, 1, 9], 1],
  ['Connecticut v. Teal (1982)', [206, 53, 26, 22], 0.000404158809],
  ['Ricci v. DeStefano (2009), lieutenants, white and Black', [25, 18, 6, 13], 0.097081218733],
  ['Ricci v. DeStefano (2009), lieutenants, white and Hispanic', [25, 18, 3, 12], 0.015927622098],
  ['Ricci v. DeStefano (2009), captains, white and Black', [16, 9, 3, 5], 0.237873731756],
  ['admissions of Berkeley (1973)', [1198, 1493, 557, 1278], 4.835903e-22],
  ['nobody went on', [0, 10, 0, 10], 1],
  ['nothing but a difference', [10, 0, 0, 10], 0.000010825088],
  ['no people in one group', [0, 0, 5, 5], 1],
  ['a hundred thousand people in each group', [60_000, 40_000, 59_000, 41_000], 5.349333e-6],
] as const)('FAI-06 the exact test of %s', (_, [oneOn, oneNot, otherOn, otherNot], p) => {
  const found = fisherExact({ oneOn, oneNot, otherOn, otherNot })
  expect(Math.abs(found / p - 1)).toBeLessThan(1e-6)
  expect(fisherExact({ oneOn: otherOn, oneNot: otherNot, otherOn: oneOn, otherNot: oneNot })).toBeCloseTo(found, 12)
})
