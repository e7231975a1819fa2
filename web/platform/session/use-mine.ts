import { useRemembered } from './use-remembered.ts'

/** Whether lists show only the person's own vacancies (TEA-01). The browser remembers it for each person. */
export function useMine(): readonly [boolean, (mine: boolean) => void] {
  const [text, change] = useRemembered('mine')
  return [text === '1', (mine) => change(mine ? '1' : '0')]
}
