-- Counts of applications leave deleted accounts out. With the person beside its key an index alone answers them, so that a count ends at its
-- limit, where PostgreSQL had read the whole range of a vacancy first.
drop index applications_board;
create index applications_board on applications (vacancy_id, stage, position, id) include (user_id) where removed_at is null;
drop index applications_by_date;
create index applications_by_date on applications (vacancy_id, applied_at, id) include (user_id) where removed_at is null;
drop index applications_unopened;
create index applications_unopened on applications (told_at, id) include (user_id)
  where removed_at is null and opened_at is null and stage = 'apply';
drop index applications_moved_untold;
create index applications_moved_untold on applications (told_at, id) include (user_id) where removed_at is null and stage <> told_stage;
drop index applications_unheard;
create index applications_unheard on applications (told_at, id) include (user_id)
  where removed_at is null and (stage <> told_stage or told_stage not in ('approved', 'reject'));
