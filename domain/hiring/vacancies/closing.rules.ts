const farthestYears = 2

/** Whether a last day to apply is over on a day of the site. Both are yyyy-mm-dd. */
export function isOver(closesOn: string, today: string): boolean {
  return closesOn < today
}

/** Whether a last day is more than two years ahead, which is probably a typing error (SPEC-67). */
export function isTooFar(closesOn: string, today: string): boolean {
  return closesOn > `${Number(today.slice(0, 4)) + farthestYears}${today.slice(4)}`
}

/** Whether people can apply: until the last day is over, even if the vacancy has not been closed yet (SPEC-67). */
export function isOpen(vacancy: { readonly active: boolean; readonly closes_on: string | null }, today: string): boolean {
  return vacancy.active && (vacancy.closes_on === null || !isOver(vacancy.closes_on, today))
}
