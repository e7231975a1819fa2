import { limits } from '#domain/kernel/limits.ts'
import { type BoundedProcess, createBoundedProcess } from '../../bounded/bounded-process.ts'
import type { Parsed, Unparsed } from './parsed.ts'

export type MessageReader = BoundedProcess<Unparsed, Parsed | { readonly failure: 'unreadable' }>

/** Reads messages one at a time in a bounded process, because strangers write them (MIN-01). */
export const createMessageReader = (
  program = new URL('./message-process.ts', import.meta.url),
  mostMs = limits.replies.seconds * 1000,
): MessageReader => createBoundedProcess({ program, mostMs, patience: 5, heapMegabytes: limits.replies.heapMegabytes })
