import { Outlet } from 'react-router'
import { framed } from './frame.ts'

export const handle = framed('bare')

/** The layout of pages without header, menus and footer. */
export default function BareLayout() {
  return <Outlet />
}
