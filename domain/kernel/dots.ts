/** Dots of a column, at most: more people stand for one dot each. */
const mostDots = 8

/** How many people one dot of a picture stands for, so that its highest column has at most eight dots. */
export const peopleInDot = (columns: readonly { readonly count: number }[]): number =>
  Math.max(1, Math.ceil(Math.max(0, ...columns.map(({ count }) => count)) / mostDots))
