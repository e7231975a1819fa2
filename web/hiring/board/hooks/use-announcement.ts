import { useEffect, useState } from 'react'

const clearedAfterMs = 5000

/**
 * The text of a live region. It is cleared after a while, so that a screen reader does not find it later and the same text can be
 * announced again.
 */
export function useAnnouncement(): [announcement: string, announce: (words: string) => void] {
  const [announcement, announce] = useState('')
  useEffect(() => {
    if (announcement === '') return
    const timer = setTimeout(() => announce(''), clearedAfterMs)
    return () => clearTimeout(timer)
  }, [announcement])
  return [announcement, announce]
}
