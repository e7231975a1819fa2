-- Imports of clients, vacancies and past applications from a table (INT-15, MOV-01, ADR-0204). A row of imported_records is written in the transaction of its record and
-- never changed, so that a record with another `xmin` was changed since. `added` holds the columns that a known record got,
-- `notices` the cells that do not count as they are written.
create table record_imports (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  kind text not null check (kind in ('clients', 'vacancies', 'history')),
  created_by bigint not null references users,
  created_at timestamptz not null,
  file_name text not null,
  added integer not null default 0,
  completed integer not null default 0,
  undone_at timestamptz,
  stayed integer not null default 0
);
create index record_imports_by on record_imports (created_by);
create index record_imports_of on record_imports (kind, created_by, id);

-- Which line of an import made or filled which record, for its report and its undo (ADR-0204). `part` is `line` for the record of the line itself,
-- else what its application needed and the company lacked.
create table imported_records (
  import_id bigint not null references record_imports on delete cascade,
  line integer not null,
  client_id bigint references clients on delete cascade,
  vacancy_id bigint references vacancies on delete cascade,
  added jsonb,
  notices jsonb not null default '[]',
  part text not null default 'line' check (part in ('line', 'client', 'vacancy', 'reason')),
  application_id bigint references applications on delete cascade,
  reason_id bigint references rejection_reasons on delete cascade,
  constraint imported_records_check check (num_nonnulls(client_id, vacancy_id, application_id, reason_id) = 1),
  primary key (import_id, line, part)
);
create index imported_records_application on imported_records (application_id) where application_id is not null;
create index imported_records_client on imported_records (client_id) where client_id is not null;
create index imported_records_reason on imported_records (reason_id) where reason_id is not null;
create index imported_records_vacancy on imported_records (vacancy_id) where vacancy_id is not null;
