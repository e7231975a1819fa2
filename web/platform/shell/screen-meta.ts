import type { MetaDescriptor } from 'react-router'
import { metaTools, privateMeta } from '../pages/page-meta.ts'
import { screenAt } from './screens.ts'

interface MetaArgs {
  readonly matches: Parameters<typeof metaTools>[0]
  readonly location: { readonly pathname: string }
}

/** Head tags of a page behind the login: the heading of its screen. */
export function screenMeta({ matches, location }: MetaArgs): MetaDescriptor[] {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t(screenAt(location.pathname)?.heading ?? 'menu.404'), siteName)
}
