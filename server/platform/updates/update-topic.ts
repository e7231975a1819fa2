/** The live topic of a colleague's updates. */
export function updateTopic(userId: number | ''): string {
  return `notices:${userId}`
}
