import { useRef, useState } from 'react'
import { type ApiRefusal, asRefusal } from './api-refusal.ts'

/** Runs an action of a person: busy while it runs, then its answer or its refusal. A second press while it is busy does nothing. */
export function useAction<Input extends unknown[], Answer>(act: (...input: Input) => Promise<Answer>) {
  const [state, setState] = useState<{ busy: boolean; answer?: Answer; refusal?: ApiRefusal }>({ busy: false })
  const running = useRef(false)
  const run = async (...input: Input): Promise<Answer | undefined> => {
    if (running.current) return undefined
    running.current = true
    setState({ busy: true })
    try {
      const answer = await act(...input)
      setState({ busy: false, answer })
      return answer
    } catch (error) {
      setState({ busy: false, refusal: asRefusal(error) })
      return undefined
    } finally {
      running.current = false
    }
  }
  return { ...state, run }
}
