-- What staff read of people (AUD-01).
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
