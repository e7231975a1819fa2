import type { IconNode } from '@tabler/icons-react'
import { __iconNode as move } from '@tabler/icons-react/dist/esm/icons/IconArrowsMove.mjs'
import { __iconNode as cancelInterview } from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs'
import { __iconNode as cv } from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { __iconNode as notify } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { __iconNode as details } from '@tabler/icons-react/dist/esm/icons/IconNotes.mjs'
import { __iconNode as remove } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { CSSProperties } from 'react'
import { maskOf } from '../../../platform/ui/icon-mask.ts'

const icons: Record<string, IconNode> = { move, notify, cancelInterview, details, remove, cv }

/** The icons of what can be done with a card, as properties of the board: `--icon-move` and so on. */
export const cardIcons = Object.fromEntries(
  Object.entries(icons).map(([name, icon]) => [`--icon-${name}`, maskOf(icon)]),
) as CSSProperties
