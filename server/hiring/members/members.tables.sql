-- The colleagues who work on a vacancy beside its owner (ADR-0111).
create table vacancy_members (
  vacancy_id bigint not null references vacancies on delete cascade,
  user_id bigint not null references users on delete cascade,
  added_by bigint references users on delete set null,
  added_at timestamptz not null default now(),
  primary key (vacancy_id, user_id)
);
create index vacancy_members_added_by on vacancy_members (added_by) where added_by is not null;
create index vacancy_members_user on vacancy_members (user_id, vacancy_id);
