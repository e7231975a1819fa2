import { isRefusal, type Refusal } from '#domain/kernel/refusals.ts'

/** What a write of the demo world answered. @throws when it was refused: the demo world follows every rule. */
export function done<Result>(what: string, result: Result | Refusal): Result {
  if (isRefusal(result)) throw new Error(`The demo world could not be loaded: ${what} was refused with ${result.refused}.`)
  return result
}
