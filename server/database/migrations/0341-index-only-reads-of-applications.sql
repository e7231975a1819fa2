drop index applications_of_user, applications_unopened;
create index applications_of_user on applications (user_id, applied_at desc, id desc) include (removed_at);
create index applications_unopened on applications (notified_at, id) include (user_id, applied_at)
  where removed_at is null and opened_at is null and stage = 'apply';
