import { isRefusal, type Refusal } from '#domain/kernel/refusals.ts'

/**
 * Unwraps the result of a write of the demo world.
 * @throws when it was refused, because the demo world follows every rule
 */
export function done<Result>(what: string, result: Result | Refusal): Result {
  if (isRefusal(result)) throw new Error(`The demo world could not be loaded: ${what} was refused with ${result.refused}.`)
  return result
}
