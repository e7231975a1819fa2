/** Whether the database refused a row because a unique index has its value already; told by the index's name. */
export function isTakenIn(index: string, error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === index
}
