import type { Language } from '../../kernel/languages.ts'
import type { LinkedResult } from '../difficulty/linked-result.contract.ts'

/** The message that says whether a result in this language is adjusted, and its variables (FAI-04). */
export function linkedWords(linked: LinkedResult | null, language: Language) {
  const key = `results.linked.${linked ? language : 'none'}` as const
  return { key, variables: { points: Math.round(linked?.points ?? 0), version: linked?.version ?? 0 } }
}
