-- Steps within the stages of a vacancy, named by the company (STP-01): no card stands at one yet.
alter table application_history drop constraint application_history_kind_check;
alter table application_history add column from_step text;
alter table application_history add column to_step text;
alter table applications add column step_id bigint;
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
create index applications_step on applications (step_id) where step_id is not null;
create index stage_steps_in_order on stage_steps (vacancy_id, stage, position, id);
-- A card that comes back to a stage finds its step by the name that its history has.
create unique index stage_steps_name on stage_steps (coalesce(vacancy_id, 0), stage, folded(name) collate "C");
alter table applications add constraint applications_step_id_fkey FOREIGN KEY (step_id) REFERENCES stage_steps(id) ON DELETE SET NULL;
alter table application_history add constraint application_history_kind_check CHECK ((kind = ANY (ARRAY['applied'::text, 'moved'::text, 'removed'::text, 'restored'::text, 'withdrawn'::text, 'hired'::text, 'stepped'::text])));
