/** Whether the database refused a row because this unique index already has its value. */
export function isTakenIn(index: string, error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === index
}
