-- Roles of staff that were given to accounts whose owner has not confirmed the address: each waits until a link sent to that address was opened
-- (IDT-04).
create table waiting_roles (
  user_id bigint primary key references users on delete cascade,
  address text not null,
  role_id integer not null references roles on delete cascade,
  given_by bigint references users on delete set null,
  given_at timestamptz not null
);
create index waiting_roles_role on waiting_roles (role_id);
create index waiting_roles_by on waiting_roles (given_by);
