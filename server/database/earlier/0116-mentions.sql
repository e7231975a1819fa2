-- Mentions in notes on a person, and notices about them (NOT-03).
create table note_mentions (
  note_id bigint not null references person_notes on delete cascade,
  user_id bigint not null references users,
  primary key (note_id, user_id)
);
create index note_mentions_user on note_mentions (user_id);

alter table staff_notices add column note_id bigint references person_notes on delete cascade;
create index staff_notices_note on staff_notices (note_id);

drop index staff_notices_unread;
alter table staff_notices drop column matter_id;
alter table staff_notices
  -- Notes on a person have negative numbers, so that they differ from comments.
  add column matter_id bigint not null generated always as (coalesce(comment_id, -note_id, email_id, application_id, vacancy_id, 0)) stored;
create unique index staff_notices_unread on staff_notices (user_id, kind, matter_id) where read_at is null;

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
