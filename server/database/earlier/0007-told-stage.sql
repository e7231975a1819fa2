-- The stage that a candidate was last told of, and when: what they see of their application (decision 64). Who applied was told of the
-- first stage. Until now a move was seen at once, so everybody knows where they are.
alter table applications
  add column told_stage text not null default 'apply'
    check (told_stage in ('apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject')),
  add column told_at timestamptz not null default now();

update applications set told_stage = stage, told_at = stage_changed_at;
