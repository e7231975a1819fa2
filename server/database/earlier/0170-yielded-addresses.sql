-- Entries of staff whose address somebody registered with (INT-11, ADR-0119). The account has the address; the entry gets it back if the
-- account leaves it before it is confirmed, and is merged into the account once it is.
create table yielded_addresses (
  user_id bigint primary key references users on delete cascade,
  account_id bigint not null references users,
  address text not null,
  yielded_at timestamptz not null
);
create index yielded_addresses_account on yielded_addresses (account_id);
