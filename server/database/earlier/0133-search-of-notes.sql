-- Words that a line's end divides ("adminis-\ntración") are found whole and in their parts: whole where they stand, so that a phrase finds
-- them, and their parts behind the text.
create or replace function weighted_words(content text, weight "char") returns tsvector
  language sql immutable parallel safe
  return setweight(
    to_tsvector(
      'cantera_plain',
      lower(
        (
          translate(
            regexp_replace(content, '(\S)[-‐]\n(\S)', '\1\2', 'g')
              || ' ' || coalesce((select string_agg(parts[1], ' ') from regexp_matches(content, '(\S+[-‐]\n\S+)', 'g') as parts), ''),
            './\-_@:+#&=~<>‐', '               '
          ) || ' ' || dotted_words(content)
        ) collate cantera_order
      )
    )
    || (
      select coalesce(string_agg(quote_literal(term) || ':1', ' '), '')::tsvector
      from unnest(signed_terms(content)) as terms (term) where length(term) <= 40
    ),
    weight
  );

-- Notes on a person have the weight of the profile: all staff who search candidates may read them (ADR-0113). The ids of colleagues whom a
-- note mentions are no words.
create or replace function write_person_search(people bigint[], also_cvs boolean) returns void
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
      || weighted_words(left(concat_ws(' ', profiles.about, studies.words, jobs.words, notes.words), 60000), 'B')
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
    left join lateral (
      select string_agg(regexp_replace(body, '@\[[^]]*\]', ' ', 'g'), ' ' order by id desc) as words from person_notes where user_id = users.id
    ) as notes on true
    where users.id = any(people)
    on conflict (user_id) do update set document = excluded.document where person_search.document is distinct from excluded.document;
end $$;

create trigger search_new_notes after insert on person_notes
  referencing new table as added for each statement execute function search_new_entries();
create trigger search_changed_note after update of user_id, body or delete on person_notes
  for each row execute function search_changed_entry();

select write_person_search(array(select distinct user_id from person_notes), false);

-- The version of the program that read a text. Texts of an earlier one are read again in small steps after the start.
alter table file_texts add column reader smallint not null default 0;
create index file_texts_by_reader on file_texts (reader, file_id);
