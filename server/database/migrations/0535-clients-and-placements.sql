-- Clients get owner, terms, fee, contacts and files, and hires become placements with a fee (CLT-01, PLC-01). Existing clients have no terms, and
-- existing hires no placement: nobody knows what was agreed.
alter table clients add column fee_amount numeric(14,2);
alter table clients add column fee_currency_id integer;
alter table clients add column fee_percent numeric(5,2);
alter table clients add column owner_id bigint;
alter table clients add column tax_number text default ''::text not null;
alter table clients add column terms text default ''::text not null;
-- Several features end and restore hires.
create function end_placement() returns trigger
  language plpgsql
  as $$
begin
  update placements set ended_at = new.hire_ended_at where application_id = new.id;
  return null;
end $$;
-- end_placement() is of placements.
create trigger applications_end_placement after update of hire_ended_at on applications
  for each row when (old.hire_ended_at is distinct from new.hire_ended_at and new.hired_at is not null)
  execute function end_placement();
create index clients_fee_currency on clients (fee_currency_id) where fee_currency_id is not null;
create index clients_owner on clients (owner_id) where owner_id is not null;
-- People at a client. They have no account.
create table client_contacts (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  client_id bigint not null references clients on delete cascade,
  name text not null,
  role text not null default '',
  email text not null default '',
  phone text not null default '',
  note text not null default '',
  -- the one to whom the agency writes first
  main boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index client_contacts_of on client_contacts (client_id, id);
create unique index client_contacts_main on client_contacts (client_id) where main;
-- Files about a client, such as its contract.
create table client_files (
  file_id bigint primary key references files,
  client_id bigint not null references clients on delete cascade,
  added_by bigint references users on delete set null
);
create index client_files_of on client_files (client_id, file_id);
create index client_files_added_by on client_files (added_by) where added_by is not null;
-- What a hire brings to an agency (PLC-01): its fee and its guarantee. One for each hire; person and vacancy are those of the application.
create table placements (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  application_id bigint not null references applications,
  -- that of the vacancy when the placement was recorded
  client_id bigint not null references clients,
  -- who is notified before the guarantee ends, and whose fees these are
  owner_id bigint references users on delete set null,
  starts_on date not null,
  salary numeric(14,2) not null check (salary > 0),
  salary_period text not null check (salary_period in ('month', 'year')),
  currency_id integer not null references currencies,
  fee numeric(14,2) not null check (fee > 0),
  fee_currency_id integer not null references currencies,
  guarantee_days integer check (guarantee_days > 0),
  guarantee_ends_on date generated always as (starts_on + guarantee_days) stored,
  -- when the hire ended; end_placement() follows it, because a later application through the same card forgets it
  ended_at timestamptz,
  invoice_note text not null default '',
  -- when the owner was notified of the end of the guarantee
  reminded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint placements_once unique (application_id)
);
create index placements_by_guarantee on placements (guarantee_ends_on, id);
create index placements_by_start on placements (starts_on, id);
create index placements_client on placements (client_id, starts_on, id);
create index placements_currency on placements (currency_id);
create index placements_fee_currency on placements (fee_currency_id);
create index placements_owner on placements (owner_id) where owner_id is not null;
create index placements_to_remind on placements (guarantee_ends_on) where reminded_at is null and ended_at is null;
alter table clients add constraint clients_fee CHECK (((fee_amount IS NULL) OR ((fee_percent IS NULL) AND (fee_currency_id IS NOT NULL))));
alter table clients add constraint clients_fee_amount_check CHECK ((fee_amount > (0)::numeric));
alter table clients add constraint clients_fee_currency_id_fkey FOREIGN KEY (fee_currency_id) REFERENCES currencies(id);
alter table clients add constraint clients_fee_percent_check CHECK (((fee_percent > (0)::numeric) AND (fee_percent <= (100)::numeric)));
alter table clients add constraint clients_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;
