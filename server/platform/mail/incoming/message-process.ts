import { limits } from '#domain/kernel/limits.ts'
import { serveBounded } from '../../bounded/bounded-program.ts'
import { parseMessage } from './parse-message.ts'
import type { Parsed, Unparsed } from './parsed.ts'

serveBounded<Unparsed, Parsed | { failure: 'unreadable' }>(limits.replies.megabytes, (message) =>
  parseMessage(message).catch(() => ({ failure: 'unreadable' })),
)
