import { holds, itemsOf, type ModuleKey, moduleKeys, type PermissionItem, type Permissions } from '../../kernel/permissions.ts'

/** A permission, switched on or off. */
export interface Toggle {
  readonly module: ModuleKey
  readonly item: PermissionItem
  readonly on: boolean
}

/**
 * The permissions of a role after some are switched; the rest stays. Every other item needs view: switching it on adds view, and
 * switching view off removes it, unless the same request switches it on (SPEC-15).
 */
export function applyToggles(before: Permissions, toggles: readonly Toggle[]): Permissions {
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

/** The permissions that only one of two sets has. To turn one set into the other a person needs them all (SPEC-15, ACC-08). */
export function differenceOf(one: Permissions, other: Permissions): Permissions {
  const different: Partial<Record<ModuleKey, readonly PermissionItem[]>> = {}
  for (const module of moduleKeys)
    different[module] = itemsOf(module).filter((item) => holds(one, { module, item }) !== holds(other, { module, item }))
  return different
}

/** The permissions that a change gives to a role and withdraws from it, each as `module.item`. */
export function describeChange(before: Permissions, after: Permissions): { given: string[]; withdrawn: string[] } {
  const different = differenceOf(before, after)
  const heldIn = (held: Permissions) =>
    moduleKeys.flatMap((module) =>
      (different[module] ?? []).filter((item) => holds(held, { module, item })).map((item) => `${module}.${item}`),
    )
  return { given: heldIn(after), withdrawn: heldIn(before) }
}
