/** What is done to each kind of record; every change that leaves a row in the audit is one of these, and has its words (decision 55). */
const verbs = {
  answer: ['added', 'deleted', 'modified', 'set_correct'],
  application: ['interview_cancelled', 'move_undone', 'moved', 'notified', 'removed'],
  attempt: ['archived'],
  bank: ['imported'],
  client: ['added', 'deleted', 'modified'],
  comment: ['added', 'deleted', 'modified'],
  contact_message: ['read'],
  currency: ['added', 'deleted', 'modified'],
  cv: ['replaced'],
  demo: ['begun', 'loaded'],
  education: ['added', 'deleted', 'modified'],
  email: ['dismissed', 'retried'],
  portfolio_item: ['added', 'deleted', 'modified'],
  question: [
    'added',
    'broken',
    'deleted',
    'mended',
    'modified',
    'pair_checked',
    'paired',
    'parted',
    'put_out_of_use',
    'skills_changed',
  ],
  rating: ['given', 'withdrawn'],
  reference: ['added', 'deleted', 'modified'],
  role: ['added', 'deleted', 'modified', 'permissions_changed'],
  settings: ['changed'],
  site: ['changed', 'logo_changed', 'logo_removed'],
  skill: ['added', 'deleted', 'modified', 'put_out_of_use'],
  template: ['added', 'deleted', 'modified', 'tested'],
  user: ['deleted', 'erased', 'given_time', 'invited', 'left', 'marked', 'restored', 'role_changed', 'stayed'],
  user_skill: ['added', 'deleted', 'modified'],
  vacancy: ['added', 'changed', 'closed', 'deleted', 'shared'],
  work_experience: ['added', 'deleted', 'modified'],
} as const
type Verbs = typeof verbs

/** A change as the audit names it, `subject.verb`; its words are `audit.action.<action>`. */
export type AuditedAction = { [Subject in keyof Verbs]: `${Subject}.${Verbs[Subject][number]}` }[keyof Verbs]
export const auditedActions = Object.entries(verbs).flatMap(([subject, done]) =>
  done.map((verb) => `${subject}.${verb}` as AuditedAction),
) as [AuditedAction, ...AuditedAction[]]

/** What the detail of a change may say besides names, stages and reasons: words of no person, so that they stay when one is erased. */
export const auditFacts = [
  'answer',
  'available',
  'changed',
  'code',
  'file',
  'given',
  'hired',
  'language',
  'new',
  'part',
  'percent',
  'role',
  'settings',
  'stage',
  'withdrawn',
] as const
export type AuditFact = (typeof auditFacts)[number]
