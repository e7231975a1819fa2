import type { z } from 'zod'
import type { Endpoint } from '../../kernel/endpoint.ts'

/** The words, filters and order of a list as texts of its address, and the columns that differ from those it shows by itself. */
export interface ViewSettings {
  readonly query: Readonly<Record<string, string>>
  readonly columns: readonly string[]
}

/** Of the page, not of the view. */
const ofPage: readonly string[] = ['page', 'size']

/**
 * The settings that a list still takes, and the names of those that it does not: a view outlives the release that saved it. What the rows
 * are read with is checked again when they are read, so a view shows nobody more than the list does.
 */
export function fitSettings({ query }: Pick<Endpoint, 'query'>, settings: ViewSettings): ViewSettings & { leftOut: string[] } {
  const shape = (query as z.ZodObject | undefined)?.shape ?? {}
  const takes = ([name, value]: [string, string]) =>
    !ofPage.includes(name) && Object.hasOwn(shape, name) && (shape[name] as z.ZodType).safeParse(value).success
  const all = Object.entries(settings.query).filter(([, value]) => value !== '')
  return {
    query: Object.fromEntries(all.filter(takes)),
    columns: settings.columns,
    leftOut: all.filter((part) => !takes(part)).map(([name]) => name),
  }
}
