-- One row per run of an application, as it was last counted. A deleted application stays until it is counted again, so nothing refers to it.
create table figure_runs (
  id bigint generated always as identity primary key,
  application_id bigint not null,
  number integer not null,
  vacancy_id bigint not null,
  applied_at timestamptz not null,
  -- yyyy-mm in the site's time zone
  applied_month text collate "C" not null,
  hired_month text collate "C",
  rejected_month text collate "C",
  -- the index of funnelSteps
  furthest integer not null,
  outcome text not null check (outcome in ('hired', 'rejected', 'withdrawn', 'removed', 'open')),
  days_to_hire integer,
  -- by the index of stagesOnTheWay; null where it has not been, or is still
  days_in_stage integer[] not null,
  staying_in text check (staying_in in ('apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved')),
  source_kind text not null,
  source_name text not null,
  reason_id bigint,
  -- ids of skills
  asked integer[] not null,
  taken integer[] not null,
  passed integer[] not null,
  -- ids of the attempts that taken and passed count
  attempts bigint[] not null default '{}',
  -- an import brought its application along (ADR-0204)
  brought boolean not null default false,
  -- countsForm: a process of another version stores no runs
  counts_form integer not null check (counts_form = 2),
  unique (application_id, number)
);
create index figure_runs_furthest on figure_runs (furthest, applied_at, id) where furthest > 0;
create index figure_runs_hired on figure_runs (hired_month, applied_at, id) where hired_month is not null;
-- People lost at a step, whatever the share of such applications.
create index figure_runs_lost on figure_runs (furthest, applied_at, id) where outcome in ('rejected', 'withdrawn', 'removed');
-- The lists of people behind a figure, the newest applications first.
create index figure_runs_in_order on figure_runs (applied_at, id);
create index figure_runs_of_vacancy on figure_runs (vacancy_id, applied_at, id);
create index figure_runs_outcome on figure_runs (outcome, applied_at, id) where outcome <> 'open';
create index figure_runs_reason on figure_runs (reason_id, applied_at, id) where reason_id is not null;
create index figure_runs_rejected on figure_runs (rejected_month, applied_at, id) where rejected_month is not null;
create index figure_runs_source on figure_runs (source_kind, source_name, applied_at, id);
create index figure_runs_staying on figure_runs (staying_in, applied_at, id) where staying_in is not null;
create index figure_runs_tests on figure_runs using gin (asked, taken, passed);

-- The counts: per vacancy, and over all vacancies where vacancy_id is 0.
create table figure_cells (
  vacancy_id bigint not null,
  month text collate "C" not null,
  figure text collate "C" not null,
  count integer not null,
  brought boolean not null default false,
  primary key (vacancy_id, month, figure, brought)
);

-- Applications whose figures are to be counted again. Only inserted, so that no transaction waits for another one.
create table figure_marks (
  id bigint generated always as identity primary key,
  application_id bigint not null
);

-- One row. Whoever counts locks it; the months of all counts are those of its time zone.
create table figure_state (
  id boolean default true primary key check (id),
  time_zone text not null
);
insert into figure_state (time_zone) values ('');

-- What applying again replaces in the row of an application: the source and the reason of the run before.
create table former_applications (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  applied_at timestamptz not null,
  source_kind text not null,
  source_name text not null,
  rejection_reason_id bigint references rejection_reasons
);
create index former_applications_of on former_applications (application_id);
create index former_applications_reason on former_applications (rejection_reason_id) where rejection_reason_id is not null;

create function mark_application() returns trigger language plpgsql as $$
begin
  if old.removed_at is not null and new.removed_at is null then
    insert into former_applications (application_id, applied_at, source_kind, source_name, rejection_reason_id)
    values (old.id, old.applied_at, old.source_kind, old.source_name, old.rejection_reason_id);
  end if;
  insert into figure_marks (application_id) values (new.id);
  return null;
end $$;

create function mark_application_of_history() returns trigger language plpgsql as $$
begin
  insert into figure_marks (application_id) values (old.application_id);
  if new.application_id <> old.application_id then
    insert into figure_marks (application_id) values (new.application_id);
  end if;
  return null;
end $$;

create function mark_applications() returns trigger language plpgsql as $$
begin
  insert into figure_marks (application_id) select id from changed;
  return null;
end $$;

create function mark_applications_of_attempt() returns trigger language plpgsql as $$
begin
  insert into figure_marks (application_id) select id from applications where user_id = new.user_id;
  return null;
end $$;

create function mark_applications_of_history() returns trigger language plpgsql as $$
begin
  -- The row of a first application is written together with the application, which marks itself.
  insert into figure_marks (application_id) select distinct application_id from changed where tg_op = 'DELETE' or kind <> 'applied';
  return null;
end $$;

-- People whom staff added count in the figures once they have consented (SPEC-77, ADR-0114).
create function mark_applications_of_person() returns trigger language plpgsql as $$
begin
  insert into figure_marks (application_id) select id from applications where user_id = new.id;
  return null;
end $$;

create function mark_applications_of_skills() returns trigger language plpgsql as $$
begin
  insert into figure_marks (application_id)
  select id from applications where vacancy_id in (select vacancy_id from changed);
  return null;
end $$;
