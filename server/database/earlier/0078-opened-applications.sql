-- When a member of staff first opened an application's card or its candidate's profile.
alter table applications add column opened_at timestamptz;

-- Nothing was noted before: what staff acted on counts as opened, what nobody touched does not.
update applications set opened_at = stage_changed_at
where stage <> 'apply'
  or exists (select from application_history history where history.application_id = applications.id and history.actor_id <> applications.user_id)
  or exists (select from comments where comments.application_id = applications.id);

create index applications_unopened on applications (told_at, id) where removed_at is null and opened_at is null and stage = 'apply';
create index applications_moved_untold on applications (told_at, id) where removed_at is null and stage <> told_stage;

-- Counts leave the applications of deleted accounts out: those few accounts by themselves.
create index users_deleted on users (id) where deleted_at is not null;
