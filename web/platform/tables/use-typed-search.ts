import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { leadsAway } from './leads-away.ts'

const ends = ['pointerup', 'pointercancel'] as const

/** `leaving`: the person is about to leave the page. */
export type OnSearch = (text: string, leaving: boolean) => void

/**
 * The properties of a field of typed words, which asks for them 200 ms after the last key, or on Enter, or when the field loses the focus
 * (PRO-03). What is typed stays in the field as it is. While the pointer is down the rows do not change, and a search does not undo the
 * navigation of a link that a person follows.
 */
export function useTypedSearch(value: string, onSearch: OnSearch) {
  const [text, setText] = useState(value)
  const asked = useRef(value)
  const typedAt = useRef(0)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // The address changed otherwise (back, a cleared filter): show its value.
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])

  const ask = (leaving: boolean) => {
    const wanted = text.trim()
    if (wanted === asked.current) return
    asked.current = wanted
    onSearch(wanted, leaving)
  }
  const askNow = useEffectEvent(ask)
  const forget = useEffectEvent(() => {
    asked.current = text.trim()
  })
  const isPressed = useRef(false)

  // A field that goes before its pause is over, as when a phone is turned, still asks, unless its whole page goes.
  useEffect(() => {
    const { pathname } = location
    return () => {
      if (location.pathname === pathname) askNow(true)
    }
  }, [])

  useEffect(() => {
    const press = (event: PointerEvent) => {
      isPressed.current = true
      if (leadsAway(event)) forget()
    }
    // Runs after the click that ends the press.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false
        askNow(document.activeElement !== field.current)
      })
    addEventListener('pointerdown', press, true)
    for (const end of ends) addEventListener(end, release, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      for (const end of ends) removeEventListener(end, release, true)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the pause anew.
  useEffect(() => {
    const timer = setTimeout(
      () => isPressed.current || askNow(false),
      limits.searchDebounceMs - (performance.now() - typedAt.current),
    )
    return () => clearTimeout(timer)
  }, [text])

  return {
    ref: field,
    type: 'search',
    value: text,
    maxLength: limits.text.line,
    onChange(event) {
      typedAt.current = performance.now()
      setText(event.target.value)
    },
    onKeyDown: ({ key }) => key === 'Enter' && ask(false),
    onBlur: () => isPressed.current || ask(true),
  } satisfies ComponentProps<'input'>
}
