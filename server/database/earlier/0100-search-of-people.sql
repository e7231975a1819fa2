-- What staff search people by (CVS-03, ADR-0110). The words of a person are one document: name and address have the weight A, the profile
-- B, the CV C and the place of residence D.

-- The words of a text with their positions and a weight. Terms with signs stand beside them, as in searchable(). Angle brackets go
-- first, because the parser skips everything behind <script>.
create function weighted_words(content text, weight "char") returns tsvector
  language sql immutable parallel safe
  return setweight(
    to_tsvector(
      'cantera_plain', lower((translate(content, './\-_@:+#&=~<>', '              ') || ' ' || dotted_words(content)) collate cantera_order)
    )
    || (
      select coalesce(string_agg(quote_literal(term) || ':1', ' '), '')::tsvector
      from unnest(signed_terms(content)) as terms (term) where length(term) <= 40
    ),
    weight
  );

create table person_search (
  user_id bigint primary key references users on delete cascade,
  document tsvector not null
);
create index person_search_document on person_search using gin (document);

-- Writes the documents of people anew. The words of a CV are kept unless `also_cvs`, because a CV is much longer than the rest. Texts are
-- cut, because a document has room for one megabyte.
create function write_person_search(people bigint[], also_cvs boolean) returns void
  language plpgsql
  as $$
begin
  -- Concurrent changes of one person wait for each other here, so that the later one reads what the earlier one wrote.
  perform from person_search where user_id = any(people) order by user_id for update;
  insert into person_search (user_id, document)
    select
      users.id,
      case
        when also_cvs or former.user_id is null then weighted_words(coalesce(left(cv.text, 100000), ''), 'C')
        else ts_filter(former.document, '{c}')
      end
      || weighted_words(users.first_name || ' ' || users.last_name || ' ' || users.email, 'A')
      || weighted_words(left(concat_ws(' ', profiles.about, studies.words, jobs.words), 60000), 'B')
      || weighted_words(concat_ws(' ', profiles.address, profiles.address2, profiles.city, profiles.state, profiles.country), 'D')
    from users
    left join person_search former on former.user_id = users.id
    left join profiles on profiles.user_id = users.id
    left join file_texts cv on cv.file_id = users.cv_file_id
    left join lateral (
      select string_agg(concat_ws(' ', level, field, school, location), ' ' order by id) as words from education where user_id = users.id
    ) as studies on true
    left join lateral (
      select string_agg(concat_ws(' ', title, company, location, description), ' ' order by id) as words
      from work_experience where user_id = users.id
    ) as jobs on true
    where users.id = any(people)
    on conflict (user_id) do update set document = excluded.document where person_search.document is distinct from excluded.document;
end $$;

-- When a person last did something themselves: used a session, applied or withdrew, or took a test. Null for people who were added and
-- have not come yet. It is a table of its own, because each new instant would otherwise write the search index again.
create table person_activity (
  user_id bigint primary key references users on delete cascade,
  last_active_at timestamptz
);
create index person_activity_latest on person_activity (last_active_at desc nulls last, user_id desc);

create function search_new_people() returns trigger language plpgsql as $$
begin
  perform write_person_search(array(select id from added order by id), true);
  insert into person_activity (user_id) select id from added;
  return null;
end $$;
create trigger search_new_people after insert on users
  referencing new table as added for each statement execute function search_new_people();

create function search_renamed_person() returns trigger language plpgsql as $$
begin
  perform write_person_search(array[new.id], new.cv_file_id is distinct from old.cv_file_id);
  return null;
end $$;
create trigger search_renamed_person after update of first_name, last_name, email, cv_file_id on users
  for each row when (
    (old.first_name, old.last_name, old.email, old.cv_file_id)
      is distinct from (new.first_name, new.last_name, new.email, new.cv_file_id)
  ) execute function search_renamed_person();

create function search_new_entries() returns trigger language plpgsql as $$
begin
  perform write_person_search(array(select distinct user_id from added order by user_id), false);
  return null;
end $$;
create trigger search_new_profiles after insert on profiles
  referencing new table as added for each statement execute function search_new_entries();
create trigger search_new_education after insert on education
  referencing new table as added for each statement execute function search_new_entries();
create trigger search_new_work after insert on work_experience
  referencing new table as added for each statement execute function search_new_entries();

create function search_changed_entry() returns trigger language plpgsql as $$
begin
  -- A merge of two people moves entries, which then count for the other person.
  perform write_person_search(case tg_op when 'DELETE' then array[old.user_id] else array[old.user_id, new.user_id] end, false);
  return null;
end $$;
create trigger search_changed_profile after update or delete on profiles for each row execute function search_changed_entry();
create trigger search_changed_education after update or delete on education for each row execute function search_changed_entry();
create trigger search_changed_work after update or delete on work_experience for each row execute function search_changed_entry();

create function search_read_cv() returns trigger language plpgsql as $$
begin
  perform write_person_search(array(select id from users where cv_file_id = coalesce(new.file_id, old.file_id)), true);
  return null;
end $$;
create trigger search_read_cv after insert or update of text or delete on file_texts
  for each row execute function search_read_cv();

-- Notes an instant of activity, at most once an hour.
create function note_activity(person bigint, instant timestamptz) returns void
  language sql
  begin atomic
    update person_activity set last_active_at = instant
    where user_id = person and (last_active_at is null or last_active_at < instant - interval '1 hour');
  end;

create function note_session() returns trigger language plpgsql as $$
begin
  perform note_activity(new.user_id, new.last_used_at);
  return null;
end $$;
create trigger note_session after insert or update of last_used_at on sessions for each row execute function note_session();

create function note_application() returns trigger language plpgsql as $$
begin
  perform note_activity(new.user_id, coalesce(new.withdrawn_at, new.applied_at));
  return null;
end $$;
create trigger note_application after insert on applications
  for each row when (new.added_by is null and new.source_kind not in ('staff', 'import')) execute function note_application();
create trigger note_changed_application after update of applied_at, withdrawn_at on applications
  for each row when (
    (old.applied_at, old.withdrawn_at) is distinct from (new.applied_at, new.withdrawn_at)
    and (new.withdrawn_at is not null or (new.added_by is null and new.source_kind not in ('staff', 'import')))
  ) execute function note_application();

create function note_attempt() returns trigger language plpgsql as $$
begin
  perform note_activity(new.user_id, coalesce(case new.state when 'finished' then new.finished_at end, new.started_at));
  return null;
end $$;
create trigger note_attempt after insert or update of finished_at on attempts for each row execute function note_attempt();

-- Filters of the search begin with the rarest condition, wherever it stands.
create index applications_by_stage on applications (stage, user_id) where removed_at is null;
create index applications_by_source on applications (source_kind, source_name, user_id) where removed_at is null;
create index attempts_by_points on attempts (skill_id, points, user_id) where state = 'finished' and archived_at is null and unrated = 0;

-- People who are there already registered themselves, which was their first activity.
insert into person_activity (user_id, last_active_at)
  select users.id, greatest(
    users.created_at,
    (select max(last_used_at) from sessions where user_id = users.id),
    (select max(coalesce(withdrawn_at, applied_at)) from applications where user_id = users.id and added_by is null),
    (select max(started_at) from attempts where user_id = users.id)
  ) from users;
select write_person_search(array(select id from users), true);
