import { holds, type ModuleKey, type PermissionItem, type Permissions } from './permissions.ts'

/** The audience of a screen: everybody; visitors only; logged-in people, inside their profile; staff. */
export type Audience = 'public' | 'guest' | 'profile' | 'staff'

/** A place in a menu: the menu, the position, and the message key of its words. */
interface MenuPlace {
  readonly menu: 'header' | 'footer' | 'staff' | 'configuration'
  readonly place: number
  readonly label: string
  /** Message key of the group that the entry stands in; entries of a group follow each other. */
  readonly group?: string
  /** The entry is shown only while this setting of the site is on. */
  readonly setting?: 'mailbox' | 'replies'
  /** What the entry filters the screen by, as the query of an address: `?userType=4`. */
  readonly query?: string
  /** The path below which the entry stands for another one, which is shown only to people who may not open this one. */
  readonly covers?: string
}

interface Declaration {
  readonly path: `/${string}`
  /** Message key of the title of a page behind the login; public pages write their own head tags. */
  readonly heading?: string
  /** The page's file, when its name differs from the screen's. */
  readonly page?: string
  readonly menu?: MenuPlace
  /** A second menu that leads to the screen under other words. */
  readonly alsoIn?: MenuPlace
  /** The path of the menu entry that the screen belongs to, when its own path does not begin with it. */
  readonly belongsTo?: string
  /** The item of its module that a staff screen requires; `view` by default. */
  readonly item?: PermissionItem
  /** The modules of a staff screen, when they differ from its feature's: another one, any of several, or null for all staff. */
  readonly module?: ModuleKey | readonly ModuleKey[] | null
  /** A public page that search engines should index. */
  readonly listed?: true
  /** The page has no header, menus or footer. */
  readonly bare?: true
}

type ParameterOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParameterOf<Head> | ParameterOf<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never
type Values<Path extends string> = {
  readonly [Name in ParameterOf<Path> as Name extends `${string}?` ? never : Name]: string
} & { readonly [Name in ParameterOf<Path> as Name extends `${infer Short}?` ? Short : never]?: string | undefined }
type Arguments<Path extends string> = [ParameterOf<Path>] extends [never]
  ? []
  : Partial<Values<Path>> extends Values<Path>
    ? [values?: Values<Path>]
    : [values: Values<Path>]

export interface Screen {
  /** The folder in web/ of the feature that shows the screen, as `hiring/board`, and the page's file there. */
  readonly folder: string
  readonly page: string
  readonly audience: Audience
  readonly path: string
  readonly heading?: string
  readonly menu?: MenuPlace
  readonly alsoIn?: MenuPlace
  readonly belongsTo?: string
  readonly module?: ModuleKey | readonly ModuleKey[] | null
  readonly item: PermissionItem
  readonly listed: boolean
  readonly bare: boolean
}

type Screens<Declarations extends Record<string, Declaration>> = {
  readonly [Name in keyof Declarations]: Omit<Screen, 'heading' | 'menu' | 'alsoIn'> &
    Pick<Declarations[Name], Extract<keyof Declarations[Name], 'heading' | 'menu' | 'alsoIn'>> & {
      /** The address, with the values of its parameters. */
      to(...values: Arguments<Declarations[Name]['path']>): string
    }
}

function declare<const Declarations extends Record<string, Declaration>>(
  folder: string,
  audience: Audience,
  declarations: Declarations,
  module?: ModuleKey,
): Screens<Declarations> {
  const screens = Object.entries(declarations).map(([name, { page, item = 'view', listed = false, bare = false, ...rest }]) => [
    name,
    {
      module,
      ...rest,
      folder,
      audience,
      item,
      listed,
      bare,
      page: `${page ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`,
      to: (values: Record<string, string | undefined> = {}) => fill(rest.path, values),
    },
  ])
  return Object.fromEntries(screens)
}

/** Pages that everybody may read. A screen's page is the file of its name in web/<area>/<feature>/pages. */
export const publicScreens = <const D extends Record<string, Declaration>>(folder: string, screens: D) =>
  declare(folder, 'public', screens)

/** Pages for people who are not logged in. */
export const guestScreens = <const D extends Record<string, Declaration>>(folder: string, screens: D) =>
  declare(folder, 'guest', screens)

/** Pages inside the profile of a logged-in person. */
export const profileScreens = <const D extends Record<string, Declaration>>(folder: string, screens: D) =>
  declare(folder, 'profile', screens)

/** Pages of the administration, for staff with the module (SPEC-14). */
export const staffScreens = <const D extends Record<string, Declaration>>(folder: string, module: ModuleKey | null, screens: D) =>
  declare(folder, 'staff', screens, module ?? undefined)

/** Whether these permissions open a staff screen (NAV-06). */
export function admits(permissions: Permissions, { module, item }: Pick<Screen, 'module' | 'item'>): boolean {
  if (!module) return true
  const enough = [module].flat() as ModuleKey[]
  return enough.some((one) => holds(permissions, { module: one, item: 'view' }) && holds(permissions, { module: one, item }))
}

function fill(path: string, values: Record<string, string | undefined>): string {
  const filled = path.replace(/\/:(\w+)\??/g, (_, name: string) => (values[name] ? `/${encodeURIComponent(values[name])}` : ''))
  return filled || '/'
}
