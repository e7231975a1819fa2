import type { ComponentProps, ReactNode } from 'react'
import * as features from './features.ts'
import { StaffMenu } from './platform/shell/staff-menu.tsx'
import { StaffTools } from './platform/shell/staff-tools.tsx'
import { type Feature, FeaturesContext } from './platform/ui/feature.ts'

const all: readonly Feature[] = Object.values(features)

/** Passes what features add down to the parts of the ground that show it. Loaded only for staff. */
export const WithFeatures = ({ children }: { children: ReactNode }) => <FeaturesContext value={all}>{children}</FeaturesContext>

export const Menu = (props: ComponentProps<typeof StaffMenu>) => (
  <WithFeatures>
    <StaffMenu {...props} />
  </WithFeatures>
)

export const Tools = () => (
  <WithFeatures>
    <StaffTools />
  </WithFeatures>
)
