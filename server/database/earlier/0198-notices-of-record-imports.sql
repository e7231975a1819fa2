-- What an import of clients or vacancies did with cells that do not count as they are written, for its report (INT-15).
alter table imported_records add column notices jsonb not null default '[]';
