-- The account that the company's provider has for a member of staff (SSO-01). Its issuer and subject find the person: never the address alone,
-- which a company may give to somebody else (ADR-0189).
create table company_accounts (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete cascade,
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null,
  last_login_at timestamptz not null
);
create unique index company_accounts_subject on company_accounts (issuer, subject);

-- Tickets of logins that came back from the provider, until they end by themselves: each is accepted once.
create table spent_company_logins (
  ticket_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_company_logins_expiry on spent_company_logins (expires_at);
