/** The live topic of a colleague's notices. */
export function noticeTopic(userId: number | ''): string {
  return `notices:${userId}`
}
