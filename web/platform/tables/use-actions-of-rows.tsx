import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useHeadPlace } from '../ui/beside-title.tsx'
import { ConfirmDelete } from '../ui/confirm-delete.tsx'
import type { Deletion, RowActions } from './row-action.ts'
import { type ArrangedActions, arrangeActions, type OpenedMenu, useRowMenu } from './row-actions.tsx'

/** The actions of the rows of a table, with the menu and the question that they open. */
export interface ActionsOfRows<Row> {
  readonly areOffered: boolean
  of(row: Row): ArrangedActions | undefined
  readonly menu: OpenedMenu
  readonly dialogs: ReactNode
}

export function useActionsOfRows<Row>(
  list: RefObject<HTMLElement | null>,
  nameOf: (row: Row) => string,
  actionsOf: ((row: Row) => RowActions) | undefined,
): ActionsOfRows<Row> {
  const isAtWork = useHeadPlace() !== undefined
  const { menu, ...opened } = useRowMenu()
  const { ask, question } = useRowDeletion(list)
  return {
    areOffered: actionsOf !== undefined,
    of: (row) => actionsOf && arrangeActions(actionsOf(row), isAtWork, (deletion) => ask({ ...deletion, name: nameOf(row) })),
    menu: opened,
    dialogs: (
      <>
        {menu}
        {question}
      </>
    ),
  }
}

/** Asks before a row is deleted. The row disappears with the button that opened the dialog, so the list takes the focus. */
function useRowDeletion(list: RefObject<HTMLElement | null>) {
  // Null after the dialog was closed, so that it stays mounted while it fades out.
  const [asked, ask] = useState<(Deletion & { readonly name: string }) | null>()
  const [hasDeleted, setHasDeleted] = useState(false)
  useEffect(() => {
    if (!hasDeleted || asked) return
    list.current?.focus()
    setHasDeleted(false)
  }, [hasDeleted, asked, list])
  const question = asked !== undefined && (
    <ConfirmDelete
      name={asked?.name}
      stays={asked?.stays}
      loses={asked?.loses}
      onDelete={async () => {
        await asked?.onDelete()
        setHasDeleted(true)
      }}
      onClose={() => ask(null)}
    />
  )
  return { ask, question }
}
