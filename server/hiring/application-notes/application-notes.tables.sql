-- Notes of staff on an application.
create table comments (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  application_id bigint not null references applications on delete cascade,
  author_id bigint not null references users,
  stage text not null,
  body text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search tsvector generated always as (searchable(body)) stored not null,
  constraint comments_stage check (stage in ('apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject'))
);
create index comments_author on comments (author_id);
create index comments_of on comments (application_id, id);

-- A comment as text: each reference to a colleague becomes '@' with the current name.
create function comment_text(comment bigint, body text) returns text language plpgsql stable as $$
declare
  mentioned record;
begin
  if body not like '%@[%' then
    return body;
  end if;
  for mentioned in
    select users.uuid, trim(users.first_name || ' ' || users.last_name) as name
    from comment_mentions join users on users.id = comment_mentions.user_id where comment_mentions.comment_id = comment
  loop
    body := replace(body, '@[' || mentioned.uuid || ']', '@' || mentioned.name);
  end loop;
  return body;
end $$;
