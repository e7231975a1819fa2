-- Accounts of staff that a directory of the company manages (SSO-02).
create table provisioned_staff (
  user_id bigint primary key references users on delete cascade,
  external_id text,
  closed_at timestamptz,
  removed_at timestamptz,
  changed_at timestamptz not null
);
create index provisioned_staff_external on provisioned_staff (external_id) where external_id is not null;
