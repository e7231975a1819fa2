/**
 * Coalesces calls of a read whose answer is the same for all callers: calls made while one read runs share the next read. No caller
 * receives an answer whose read began before its call.
 */
export function coalesce<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Answer> | undefined
  return () => {
    next ??= last.then(() => {
      next = undefined
      const answer = read()
      last = answer.catch(() => {})
      return answer
    })
    return next
  }
}
