import { Outlet } from 'react-router'
import { useColorScheme } from '../theme/color-scheme.ts'
import { framed } from './frame.ts'

export const handle = framed('bare')

/** The layout of pages without header, menus and footer. */
export default function BareLayout() {
  // Elsewhere the switch of the header makes the page follow the system.
  useColorScheme()
  return <Outlet />
}
