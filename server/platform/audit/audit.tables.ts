import { namesColleague, type References } from '../../database/references.ts'

export const auditReferences: References = {
  people: {
    'audit_log.actor_id': namesColleague,
    'read_log.actor_id': namesColleague,
  },
}
