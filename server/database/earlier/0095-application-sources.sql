-- Where an application came from (INT-06), and who added it when it was not the candidate (INT-04). Older applications are unknown.
alter table applications
  add column source_kind text not null default 'unknown'
    check (source_kind in ('unknown', 'direct', 'link', 'referrer', 'staff', 'import')),
  add column source_name text not null default '' check (char_length(source_name) <= 80),
  add column added_by bigint references users on delete set null;
create index applications_added_by on applications (added_by) where added_by is not null;
create index applications_source on applications (vacancy_id, source_kind, source_name, id) where removed_at is null;
