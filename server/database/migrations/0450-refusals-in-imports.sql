-- A line of an import that refuses is left out, counted and listed, and its address is remembered (CON-01).
alter table imports add column declined integer not null default 0;

create table declined_people (
  import_id bigint not null references imports on delete cascade,
  line integer not null,
  fullname text not null,
  -- the refusal that the import noted; null without an address, and where the address had refused before
  address_hash text,
  user_id bigint references users on delete cascade,
  effect text not null check (effect in ('left_out', 'not_asked', 'withdrawn', 'contradicted', 'colleague')),
  noted_at timestamptz not null,
  primary key (import_id, line)
);
create index declined_people_user on declined_people (user_id) where user_id is not null;
create index declined_people_noted on declined_people (noted_at);

alter table held_consents add column withdrawn_at timestamptz;
