import { useEffect, useState } from 'react'

const saidForMs = 5000

/** Words for a live region. They leave it after a while, so that nobody reads them there later and the same words can be said again. */
export function useSaid(): [said: string, say: (words: string) => void] {
  const [said, say] = useState('')
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => say(''), saidForMs)
    return () => clearTimeout(timer)
  }, [said])
  return [said, say]
}
