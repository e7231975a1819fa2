/**
 * For a question whose answer is the same for everybody: all who ask while one is being answered share the next answer. Nobody gets
 * an answer that was begun before they asked.
 */
export function sharedAsking<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Answer> | undefined
  return () => {
    next ??= last.then(() => {
      next = undefined
      const answer = ask()
      last = answer.catch(() => {})
      return answer
    })
    return next
  }
}
