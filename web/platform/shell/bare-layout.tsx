import { Outlet } from 'react-router'
import { framed } from './frame.ts'

export const handle = framed('bare')

/** Around pages that have nothing else around them. */
export default function BareLayout() {
  return <Outlet />
}
