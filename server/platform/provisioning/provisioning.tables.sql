-- Accounts of staff that a directory of the company manages (SSO-02).
create table provisioned_staff (
  user_id bigint primary key references users on delete cascade,
  -- the name that the directory has for the person
  external_id text,
  -- the directory closed the account, and may reopen it; null while it is open, and where a colleague closed it
  closed_at timestamptz,
  -- the directory deleted the person, who is not shown to it any more
  removed_at timestamptz,
  changed_at timestamptz not null,
  -- the directory created the account, and may always move its address
  is_created boolean not null default false,
  -- the address with the capitals of the directory, which compares it with its own
  user_name text
);
create index provisioned_staff_external on provisioned_staff (external_id) where external_id is not null;
