import { type ReactNode, useContext } from 'react'
import { useText } from '../i18n/language.tsx'
import { useNumber } from '../i18n/use-number.ts'
import { BesideTitle, InSlot, useHeadPlace, useListInHead } from '../ui/beside-title.tsx'
import { FeaturesContext, inOrder } from '../ui/feature.ts'
import { useMedia } from '../ui/use-media.ts'
import { ColumnMenu } from './column-menu.tsx'
import styles from './data-table.module.css'
import { ExportEntries, ExportMenu, ExportRefusal, useListExport } from './export-menu.tsx'
import { useShownList } from './list-context.ts'
import { ListSheet } from './list-sheet.tsx'
import { hasTools, isEmptyList } from './list-size.ts'
import type { ListView } from './list-view.ts'
import { type ListOrder, OrderChoice } from './order-choice.tsx'
import { phoneWidth } from './phone-width.ts'
import { SearchBox } from './search-box.tsx'

/** Whether search, orders and filters stand in a sheet, as in the head of a phone. A handful of rows needs no order. */
function useSheet(isShown: boolean): boolean {
  const isPhone = useMedia(phoneWidth)
  const place = useHeadPlace()
  return isPhone && place !== undefined && (isShown || place.hasFilters)
}

/** Whether the look of the list can be changed: on a page of its own, where it has columns to choose from. */
function useHasLook(isShown: boolean): boolean {
  const { list, allColumns } = useShownList()
  const isInHead = useHeadPlace() !== undefined
  return isShown && isInHead && list.address !== undefined && allColumns.length > 2
}

interface Props {
  /** Label of the search, when the general one is unclear. */
  searchLabel?: string
  /** The orders of a list whose headings do not name them all: chosen beside the search, in the sheet of a phone. */
  orders?: readonly ListOrder[] | undefined
  /** False where the page has another way to save filters. */
  hasViews?: boolean
  children?: ReactNode
}

/** Search and export of a list, with what the page adds: in the head of a staff page, with the count of rows, or else above the table. */
export function ListTools({ searchLabel, orders, hasViews = true, children }: Props) {
  const { list } = useShownList()
  const place = useHeadPlace()
  const isInHead = place !== undefined
  const isShown = hasTools(list)
  const hasLook = useHasLook(isShown)
  const hasSheet = useSheet(isShown)
  const exporting = useListExport(isShown ? list.readFile : undefined)
  useListInHead({ isEmpty: isEmptyList(list), hasEntries: isInHead && exporting !== undefined })
  if (isEmptyList(list)) return null
  return (
    <>
      <InSlot slot="count">
        <Count list={list} />
      </InSlot>
      {(isShown || children || hasSheet) && (
        <BesideTitle className={styles.tools}>
          {isShown && <Search list={list} label={searchLabel} />}
          {orders && isShown && !hasSheet && <OrderChoice list={list} orders={orders} />}
          {children}
          {hasLook && <ListLook hasViews={hasViews} />}
          {hasSheet && <ListSheet orders={orders} />}
          {exporting && !isInHead && <ExportMenu action={exporting} />}
        </BesideTitle>
      )}
      {exporting && (
        <InSlot slot="menu">
          <ExportEntries action={exporting} />
        </InSlot>
      )}
      <ExportRefusal action={exporting} />
    </>
  )
}

/** The tools of features, such as views, and the columns, of which a phone shows those that have room. */
function ListLook({ hasViews }: { hasViews: boolean }) {
  const { list, allColumns, choice } = useShownList()
  const isPhone = useMedia(phoneWidth)
  const tools = useContext(FeaturesContext).flatMap(({ listTool }) => listTool ?? [])
  const known = allColumns.map(({ key }) => key)
  return (
    <>
      {hasViews &&
        list.readFile &&
        inOrder(tools).map(({ place, part: Tool }) => (
          <Tool
            key={place}
            address={list.address ?? ''}
            columns={choice.differences}
            known={known}
            isReady={list.status === 'ready'}
            show={choice.show}
          />
        ))}
      {!isPhone && <ColumnMenu />}
    </>
  )
}

function Search({ list, label }: { list: ListView<unknown>; label: string | undefined }) {
  return <SearchBox value={list.state.q} onSearch={(q, leaving) => list.change({ q }, leaving)} {...(label && { label })} />
}

/** The number of rows behind the title; for screen readers ListNews announces it. */
function Count({ list }: { list: ListView<unknown> }) {
  const t = useText()
  const number = useNumber()
  if (list.status !== 'ready' || list.isCountedBeside) return null
  return <span aria-hidden="true">{list.capped ? t('lists.count_capped', { count: list.total }) : number(list.total)}</span>
}
