-- A hire belongs to one application and stays (SPEC-87, REP-03, ADR-0128). It replaces the changes of the mark "hired" of a person.
alter table applications
  add column hired_at timestamptz,
  -- since when the person works there no more; the hire stays in figures and openings
  add column hire_ended_at timestamptz,
  add constraint applications_hire_ended check (hire_ended_at is null or hired_at is not null);
create index applications_hired on applications (vacancy_id) where hired_at is not null;

alter table application_history drop constraint application_history_kind_check;
alter table application_history add constraint application_history_kind_check
  check (kind in ('applied', 'moved', 'removed', 'restored', 'withdrawn', 'hired'));

-- Each mark becomes at most one hire, and each application gets at most one: of the run that was in the column of approved candidates while
-- the mark held, the one whose move there is nearest before the mark; else the first one that came there while it held. A mark that was
-- removed while the person was in the column counted no more, and whether it was a mistake is unknown: it becomes no hire. A mark without
-- such an application stays a mark of the person, in no figure.
with marks as (
  select mark.id, mark.user_id, mark.at as since,
    (select min(later.at) from hire_marks later where later.user_id = mark.user_id and later.id > mark.id and not later.hired) as until
  from hire_marks mark where mark.hired
),
runs as (
  select id as application_id, true as present, user_id, stage_changed_at as entered, removed_at as ended
  from applications where stage = 'approved' and withdrawn_at is null
  union all
  select former.application_id, false, applications.user_id, entered.at, ended.at
  from former_applications former
  join applications on applications.id = former.application_id
  cross join lateral (
    select kind, at from application_history history
    where history.application_id = former.application_id and kind in ('removed', 'withdrawn') and at >= former.applied_at
    order by at limit 1
  ) as ended
  cross join lateral (
    select to_stage, at from application_history history
    where history.application_id = former.application_id and kind = 'moved' and at between former.applied_at and ended.at
    order by at desc, id desc limit 1
  ) as entered
  where ended.kind = 'removed' and entered.to_stage = 'approved'
),
of_marks as (
  select distinct on (marks.id) runs.application_id, runs.present, runs.user_id, marks.since, marks.until,
    greatest(marks.since, runs.entered) as hired_at
  from marks join runs on runs.user_id = marks.user_id
  where case when runs.ended is null then marks.until is null
    else marks.since <= runs.ended and (marks.until is null or marks.until > runs.ended) end
  order by marks.id, runs.entered > marks.since,
    case when runs.entered <= marks.since then runs.entered end desc nulls last, runs.entered, runs.application_id
),
hires as (
  select distinct on (application_id, present) * from of_marks order by application_id, present, hired_at
),
noted as (
  insert into application_history (application_id, actor_id, kind, from_stage, to_stage, at)
  select application_id, (
      select actor_id from audit_log
      where subject_type = 'user' and subject_id = hires.user_id and action = 'user.marked' and audit_log.at = hires.since limit 1
    ), 'hired', 'approved', 'approved', hired_at
  from hires order by hired_at, application_id
)
update applications set hired_at = hires.hired_at, hire_ended_at = case when hires.until is not null then greatest(hires.until, hires.hired_at) end
from hires where applications.id = hires.application_id and hires.present;

insert into figure_marks (application_id)
select id from applications where user_id in (select user_id from hire_marks) order by id;

drop trigger users_inserted_hired on users;
drop trigger users_updated_hired on users;
drop function keep_hire_mark();
drop table hire_marks;
