-- The link through which contacts of a client ask for vacancies (CLT-04). A client has one at most; withdrawing it deletes the row.
create table order_links (
  id bigint generated always as identity primary key,
  client_id bigint not null unique references clients on delete cascade,
  -- of the secret in its address, which is stored nowhere
  secret_hash bytea not null unique,
  made_by bigint references users on delete set null,
  created_at timestamptz not null,
  ends_at timestamptz not null
);
create index order_links_maker on order_links (made_by) where made_by is not null;

-- What was asked for: the vacancy that it became, and the contact who asked.
create table client_orders (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  client_id bigint not null references clients on delete cascade,
  vacancy_id bigint references vacancies on delete set null,
  name text not null,
  email text not null,
  ordered_at timestamptz not null
);
create index client_orders_of on client_orders (client_id, id);
create index client_orders_vacancy on client_orders (vacancy_id) where vacancy_id is not null;
