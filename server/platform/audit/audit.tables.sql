-- What people with rights did, for good; an erasure takes out what names the person.
create table audit_log (
  id bigint generated always as identity primary key,
  actor_id bigint references users,
  action text not null,
  subject_type text not null,
  subject_id bigint,
  detail jsonb not null default '{}',
  at timestamptz not null default now(),
  search tsvector generated always as (words_of(detail)) stored not null
);
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_of_action on audit_log (action, at desc, id desc);
create index audit_log_of_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_of_actor_and_action on audit_log (actor_id, action, at desc, id desc);
create index audit_log_of_subject on audit_log (subject_type, subject_id, at desc, id desc);
create index audit_log_search on audit_log using gin (search);
