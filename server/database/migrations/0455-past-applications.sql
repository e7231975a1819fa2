-- Applications that an import brought along with their own days (MOV-01, ADR-0204).
alter table applications add column brought_at timestamptz;
alter table application_history add column brought text check (brought in ('dated', 'undated'));
alter table figure_runs add column brought boolean not null default false;
alter table figure_cells add column brought boolean not null default false;
alter table figure_cells drop constraint figure_cells_pkey;
alter table figure_cells add primary key (vacancy_id, month, figure, brought);

alter table record_imports drop constraint record_imports_kind_check;
alter table record_imports add constraint record_imports_kind_check check (kind in ('clients', 'vacancies', 'history'));
alter table imported_records add column part text not null default 'line' check (part in ('line', 'client', 'vacancy', 'reason'));
alter table imported_records add column application_id bigint references applications on delete cascade;
alter table imported_records add column reason_id bigint references rejection_reasons on delete cascade;
alter table imported_records drop constraint imported_records_check;
alter table imported_records
  add constraint imported_records_check check (num_nonnulls(client_id, vacancy_id, application_id, reason_id) = 1);
alter table imported_records drop constraint imported_records_pkey;
alter table imported_records add primary key (import_id, line, part);
create index imported_records_application on imported_records (application_id) where application_id is not null;
create index imported_records_reason on imported_records (reason_id) where reason_id is not null;
