-- The name of a company as it is compared: small letters without accents, dots and apostrophes. "Té & Cía. S. A. S." is "te y cia sas".
create function company_words(content text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    trim(
      regexp_replace(
        regexp_replace(
          replace(regexp_replace(lower(normalize(content, nfd) collate cantera_order), U&'[\0300-\036F]', '', 'g'), '&', ' y '),
          U&'[.''`\00B4\2019]', '', 'g'
        ),
        '[^[:alnum:]]+', ' ', 'g'
      )
    ),
    '\m(\w) (?=\w\M)', '\1', 'g'
  );

-- The same without spaces and without the legal form at its end. Companies of one key with different forms are different ones.
create function company_key(content text) returns text
  language sql immutable parallel safe
  return replace(
    regexp_replace(
      company_words(content),
      '(?: y)?(?: cia)?(?: compania)? (?:sas bic|sas|sa de cv|sa esp|saesp|sab de cv|sa|s de rl de cv|sapi de cv|ltda|limitada|lda|s en c|sca|eu|eirl|srl|sl|slu|sac|saa|spa|inc|llc|llp|ltd|limited|corp|corporation|co|company|gmbh|ag|bv|plc|esp)$',
      ''
    ),
    ' ', ''
  );

-- The companies for which the vacancies are.
create table clients (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  name text not null,
  location text not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search tsvector generated always as (searchable(name || ' ' || location)) stored not null,
  -- what an import had no field for, and what staff write
  notes text not null default '',
  -- the colleague who is responsible for the client; it gives no right
  owner_id bigint references users on delete set null,
  tax_number text not null default '',
  terms text not null default '',
  -- what a placement costs: a share of the yearly salary, or an amount
  fee_percent numeric(5,2) check (fee_percent > 0 and fee_percent <= 100),
  fee_amount numeric(14,2) check (fee_amount > 0),
  fee_currency_id integer references currencies,
  constraint clients_fee check (fee_amount is null or (fee_percent is null and fee_currency_id is not null))
);
create index clients_company on clients (company_key(name) collate "C");
create index clients_by_created on clients (created_at, id);
create index clients_by_location on clients (in_order(location) collate cantera_order, id);
create index clients_by_status on clients (active, id);
create index clients_fee_currency on clients (fee_currency_id) where fee_currency_id is not null;
create index clients_name on clients (in_order(name) collate cantera_order, id);
create index clients_owner on clients (owner_id) where owner_id is not null;
create unique index clients_once on clients (folded(name) collate "C", folded(location) collate "C");
create index clients_search on clients using gin (search);

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
