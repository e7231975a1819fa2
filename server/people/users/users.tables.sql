-- What is personal of a deleted account itself, until it is erased or restored (decisions 53, 54): meanwhile nothing else can show it.
create table deleted_accounts (
  user_id bigint primary key references users on delete cascade,
  first_name text not null,
  last_name text not null,
  email text not null,
  email_verified_at timestamptz,
  cv_file_id bigint references files,
  -- null where the person asked for it themselves
  deleted_by bigint references users on delete set null,
  erase_at timestamptz not null,
  search tsvector generated always as (searchable(first_name || ' ' || last_name || ' ' || email)) stored not null
);
create index deleted_accounts_by on deleted_accounts (deleted_by);
create index deleted_accounts_cv on deleted_accounts (cv_file_id);
create index deleted_accounts_due on deleted_accounts (erase_at);
create index deleted_accounts_email on deleted_accounts (email);
create index deleted_accounts_search on deleted_accounts using gin (search);
