-- Login of staff with the account of their company (SSO-01). A process of an earlier version goes on beside it.
create table company_accounts (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete cascade,
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null,
  last_login_at timestamptz not null
);
create unique index company_accounts_subject on company_accounts (issuer, subject);

create table spent_company_logins (
  ticket_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_company_logins_expiry on spent_company_logins (expires_at);

alter table sessions drop constraint sessions_factor_check;
alter table sessions add constraint sessions_factor_check check (factor in ('code', 'recovery_code', 'passkey', 'company'));
alter table login_challenges add column by_company boolean not null default false;
