-- What staff know about a client besides name and place, such as a contact (INT-15).
alter table clients add notes text not null default '';

-- Imports of clients and vacancies from a table (INT-15, ADR-0130). A row of imported_records is written in the transaction of its record and
-- never changed, so that a record with another `xmin` was changed since. `added` holds the columns that a known record got.
create table record_imports (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  kind text not null check (kind in ('clients', 'vacancies')),
  created_by bigint not null references users,
  created_at timestamptz not null,
  file_name text not null,
  added integer not null default 0,
  completed integer not null default 0,
  undone_at timestamptz,
  stayed integer not null default 0
);
create index record_imports_of on record_imports (kind, created_by, id);
create index record_imports_by on record_imports (created_by);

create table imported_records (
  import_id bigint not null references record_imports on delete cascade,
  line integer not null,
  client_id bigint references clients on delete cascade,
  vacancy_id bigint references vacancies on delete cascade,
  added jsonb,
  primary key (import_id, line),
  check (num_nonnulls(client_id, vacancy_id) = 1)
);
create index imported_records_client on imported_records (client_id) where client_id is not null;
create index imported_records_vacancy on imported_records (vacancy_id) where vacancy_id is not null;
