/** A square matrix of numbers. */
export type Matrix = readonly Float64Array[]

export const emptyMatrix = (size: number): Matrix => Array.from({ length: size }, () => new Float64Array(size))

const dot = (one: Float64Array, other: Float64Array, from: number, to: number): number => {
  let sum = 0
  for (let place = from; place < to; place += 1) sum += (one[place] as number) * (other[place] as number)
  return sum
}

/** The lower triangle L of a positive definite matrix L·Lᵀ (Cholesky). Null if it is not positive definite. */
export function factorize(matrix: Matrix): Matrix | null {
  const lower = emptyMatrix(matrix.length)
  for (const [at, row] of lower.entries()) {
    const given = matrix[at] as Float64Array
    for (let column = 0; column < at; column += 1) {
      const above = lower[column] as Float64Array
      row[column] = ((given[column] as number) - dot(row, above, 0, column)) / (above[column] as number)
    }
    const rest = (given[at] as number) - dot(row, row, 0, at)
    if (!(rest > 0)) return null
    row[at] = Math.sqrt(rest)
  }
  return lower
}

/** The inverse of a lower triangle, transposed: its row i is column i of the inverse. */
export function invertTriangle(lower: Matrix): Matrix {
  const inverse = emptyMatrix(lower.length)
  for (const [unit, column] of inverse.entries())
    for (let at = unit; at < lower.length; at += 1) {
      const row = lower[at] as Float64Array
      column[at] = ((at === unit ? 1 : 0) - dot(row, column, unit, at)) / (row[at] as number)
    }
  return inverse
}

/** Solves L·Lᵀ·x = right. */
export function solve(lower: Matrix, right: Float64Array): Float64Array {
  const size = lower.length
  const half = new Float64Array(size)
  for (const [at, row] of lower.entries()) half[at] = ((right[at] as number) - dot(row, half, 0, at)) / (row[at] as number)
  const result = new Float64Array(size)
  for (let at = size - 1; at >= 0; at -= 1) {
    let sum = half[at] as number
    for (let later = at + 1; later < size; later += 1) sum -= (lower[later]?.[at] as number) * (result[later] as number)
    result[at] = sum / (lower[at]?.[at] as number)
  }
  return result
}

/** The diagonal of the inverse of L·Lᵀ. */
export function inverseDiagonal(lower: Matrix): number[] {
  return invertTriangle(lower).map((column, unit) => dot(column, column, unit, lower.length))
}
