import type { Team } from '#domain/hiring/members/members.contract.ts'
import { mayUse, type Viewer } from '../../platform/sessions/viewer.ts'
import type { TeamRow } from './members.reads.ts'

export function presentTeam({ owner, members }: TeamRow, viewer: Viewer): Team {
  return { owner, members, may: { change: mayUse(viewer, { module: 'candidates', item: 'change' }) } }
}
