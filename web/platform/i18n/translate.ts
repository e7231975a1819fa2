import type { TextValues } from '#domain/kernel/find-text.ts'
import type { MessageKey } from '#domain/messages.ts'

type Stem<Key> = Key extends `${infer Name}_one` ? Name : Key extends `${string}_other` ? never : Key

/** A key that `t` accepts, or the stem of a plural (`x` for `x_one` and `x_other`). */
export type TextKey = Stem<MessageKey>
export type Translate = (key: TextKey, values?: TextValues) => string
