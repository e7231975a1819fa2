import { holds, itemsOf, type ModuleKey, moduleKeys, type PermissionItem, type Permissions } from '../../kernel/permissions.ts'

/** One item of a module, switched on or off. */
export interface Toggle {
  readonly module: ModuleKey
  readonly item: PermissionItem
  readonly on: boolean
}

/**
 * What a role holds once these are switched; the rest stays. Every other item needs view: it brings view along, and goes with view
 * unless the same request switched it on (SPEC-15).
 */
export function afterToggles(before: Permissions, toggles: readonly Toggle[]): Permissions {
  const after: Partial<Record<ModuleKey, readonly PermissionItem[]>> = {}
  for (const module of moduleKeys) {
    const switched = new Map(toggles.filter((one) => one.module === module).map(({ item, on }) => [item, on]))
    const stays = (item: PermissionItem) => switched.get(item) ?? holds(before, { module, item })
    const others = itemsOf(module).filter(
      (item) => item !== 'view' && stays(item) && (switched.get(item) === true || switched.get('view') !== false),
    )
    const held = others.length > 0 || stays('view') ? ['view' as const, ...others] : []
    if (held.length > 0) after[module] = held
  }
  return after
}

/** What only one of the two holds: what has to be in the hands of who turns one into the other (SPEC-15, ACC-08). */
export function differenceOf(one: Permissions, other: Permissions): Permissions {
  const different: Partial<Record<ModuleKey, readonly PermissionItem[]>> = {}
  for (const module of moduleKeys)
    different[module] = itemsOf(module).filter((item) => holds(one, { module, item }) !== holds(other, { module, item }))
  return different
}

/** What a change gives to a role and takes from it, each as `module.item`. */
export function switched(before: Permissions, after: Permissions): { given: string[]; withdrawn: string[] } {
  const different = differenceOf(before, after)
  const heldIn = (held: Permissions) =>
    moduleKeys.flatMap((module) =>
      (different[module] ?? []).filter((item) => holds(held, { module, item })).map((item) => `${module}.${item}`),
    )
  return { given: heldIn(after), withdrawn: heldIn(before) }
}
