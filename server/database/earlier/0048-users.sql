-- The list of people, and accounts that were deleted.

create index users_by_name on users (lower(first_name || ' ' || last_name), id) where deleted_at is null;
create index users_by_email on users (email, id) where deleted_at is null;
create index users_by_created on users (created_at, id) where deleted_at is null;
create index users_hired on users (created_at, id) where hired and deleted_at is null;

-- why staff deleted the account; stays when everything personal is erased (decision 54)
alter table users add column deletion_reason text;

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
  erase_at timestamptz not null
);
create index deleted_accounts_due on deleted_accounts (erase_at);
create index deleted_accounts_email on deleted_accounts (email);
create index deleted_accounts_cv on deleted_accounts (cv_file_id);
create index deleted_accounts_by on deleted_accounts (deleted_by);
