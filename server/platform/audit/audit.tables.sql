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

-- New rows of both logs that are not chained yet, and the chains of hashes (ADR-0177).
create table log_queue (
  log text not null check (log in ('audit_log', 'read_log')),
  row_id bigint not null,
  primary key (log, row_id)
);
create table log_links (
  log text not null check (log in ('audit_log', 'read_log')),
  -- without gaps
  position bigint not null,
  row_id bigint not null,
  -- SHA-256 of the hash before and the row
  hash text not null,
  primary key (log, position),
  unique (log, row_id)
);
create table log_anchors (
  log text primary key check (log in ('audit_log', 'read_log')),
  -- the last link whose row is over its term, and the last link
  removed_position bigint not null default 0,
  removed_hash text not null default '',
  last_position bigint not null default 0,
  last_hash text not null default ''
);
insert into log_anchors (log) values ('audit_log'), ('read_log');

create function queue_log_rows() returns trigger language plpgsql as $$
begin
  insert into log_queue (log, row_id) select tg_table_name, id from added;
  return null;
end
$$;
create trigger audit_log_queued after insert on audit_log referencing new table as added
  for each statement execute function queue_log_rows();
create trigger read_log_queued after insert on read_log referencing new table as added
  for each statement execute function queue_log_rows();
