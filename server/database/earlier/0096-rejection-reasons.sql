-- The company's own reasons for rejecting a candidate (REJ-01). They are kept for figures; nobody receives them.
create table rejection_reasons (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 80),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (searchable(name)) stored
);
create unique index rejection_reasons_name on rejection_reasons (folded(name) collate "C");
create index rejection_reasons_in_order on rejection_reasons (in_order(name) collate cantera_order, id);

alter table applications add column rejection_reason_id bigint references rejection_reasons;
create index applications_rejection_reason on applications (rejection_reason_id) where rejection_reason_id is not null;
