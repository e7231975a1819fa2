/** A number rounded to two decimals. */
export const twoDecimals = (value: number): number => Math.round(value * 100) / 100
