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

-- What staff read of people; the rows of more than a year ago are removed.
create table read_log (
  id bigint generated always as identity primary key,
  actor_id bigint not null references users,
  what text not null check (what in ('person', 'cv', 'result', 'messages', 'list', 'export')),
  list text,
  rows integer,
  -- no reference: the row stays as it is when the person is merged, erased or removed
  person_id bigint,
  at timestamptz not null,
  check ((list is null) = (person_id is not null))
);
create index read_log_newest on read_log (at desc, id desc);
create index read_log_of_actor on read_log (actor_id, at desc, id desc);
create index read_log_of_person on read_log (person_id, at desc, id desc) where person_id is not null;
