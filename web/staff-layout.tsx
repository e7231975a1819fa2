import { framed } from './platform/shell/frame.ts'
import { screenMeta } from './platform/shell/screen-meta.ts'
import { StaffLayout } from './platform/shell/staff-layout.tsx'
import { WithFeatures } from './staff-frame.tsx'

export const meta = screenMeta
export const handle = framed('workplace')

/** The layout of the administration, with what features add to its pages. */
export default function StaffPages() {
  return (
    <WithFeatures>
      <StaffLayout />
    </WithFeatures>
  )
}
