-- The steps within the stages of a vacancy, named by the company. Those without a vacancy are what new vacancies begin with (STP-01).
create table stage_steps (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  version integer not null default 1,
  vacancy_id bigint references vacancies on delete cascade,
  stage text not null check (stage in ('apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject')),
  position integer not null,
  name text not null check (char_length(name) between 1 and 40)
);
create index stage_steps_in_order on stage_steps (vacancy_id, stage, position, id);
-- A card that comes back to a stage finds its step by the name that its history has.
create unique index stage_steps_name on stage_steps (coalesce(vacancy_id, 0), stage, folded(name) collate "C");
