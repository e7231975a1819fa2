-- Links that set a password: of who forgot theirs, and of an invited colleague who has none yet. Only a hash of what they bring is kept.
create table account_links (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('reset', 'invitation')),
  -- the address that it was sent to: with another one the link is worth nothing
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- by itself or by another way to a new password
  used_at timestamptz
);
create index account_links_user on account_links (user_id);
create index account_links_expiry on account_links (expires_at);

-- Invited, and no password set yet.
alter table users add column invited_at timestamptz;

-- What a person sees of their own sessions.
alter table sessions add column uuid uuid not null unique default gen_random_uuid();
alter table sessions add column browser text not null default '';
alter table sessions add column system text not null default '';
alter table sessions add column last_used_at timestamptz not null default now();
update sessions set last_used_at = greatest(
  started_at,
  (select max(token.expires_at) - interval '30 days' from refresh_tokens token where token.session_id = sessions.id)
);
drop index sessions_user;
create index sessions_user on sessions (user_id, last_used_at) where ended_at is null;
