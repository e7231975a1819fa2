-- How often something was done in a window, under a keyed hash of address, network or account.
create table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);
create index rate_limits_expiry on rate_limits (window_ends_at);

-- One row after the first start: a fingerprint of the SECRET_KEY that the database was used with last.
create table secret_keys (
  id boolean default true primary key check (id),
  fingerprint text not null
);
