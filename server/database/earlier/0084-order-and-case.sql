-- Order and letter case are the same on every database, whatever its locale (decision 0074).
create collation cantera_order (provider = icu, locale = 'und');

-- A text as it is compared where letter case does not count.
create function folded(content text) returns text
  language sql immutable parallel safe
  return lower(normalize(content, nfc) collate cantera_order);

-- What lists sort by, collated by cantera_order. Ñ is a letter of its own behind N: U+FFFF stands behind every letter. An index row
-- has room for the beginning only.
create function in_order(content text) returns text
  language sql immutable parallel safe
  return replace(folded(left(content, 200)), 'ñ', U&'n\FFFF');

do $$
declare
  twice text;
begin
  select string_agg(format('%s %s', kind, names), '; ') into twice from (
    select 'roles' as kind, string_agg(quote_literal(name), ' and ') as names from roles group by folded(name) having count(*) > 1
    union all
    select 'skills', string_agg(quote_literal(name), ' and ') from skills group by folded(name) having count(*) > 1
    union all
    select 'clients', string_agg(quote_literal(name || ', ' || location), ' and ') from clients group by folded(name), folded(location) having count(*) > 1
  ) as doubled;
  if twice is not null then
    raise exception 'names differ in letter case alone; rename one of each with the former version: %', twice;
  end if;
end $$;

drop index roles_name, skills_name, clients_once;
create unique index roles_name on roles (folded(name) collate "C");
create unique index skills_name on skills (folded(name) collate "C");
create unique index clients_once on clients (folded(name) collate "C", folded(location) collate "C");

drop index skills_by_name, clients_name, clients_by_location, vacancies_by_title, contact_messages_by_name, contact_messages_by_email,
  questions_by_text, users_by_name, users_by_email, users_of_role;
create index skills_by_name on skills (in_order(name) collate cantera_order, id);
create index clients_name on clients (in_order(name) collate cantera_order, id);
create index clients_by_location on clients (in_order(location) collate cantera_order, id);
create index vacancies_by_title on vacancies (in_order(title) collate cantera_order, id);
create index contact_messages_by_name on contact_messages (in_order(full_name) collate cantera_order, id);
create index contact_messages_by_email on contact_messages (in_order(email) collate cantera_order, id);
create index questions_by_text on questions (in_order(text) collate cantera_order, id);
create index users_by_name on users (in_order(first_name || ' ' || last_name) collate cantera_order, id) where deleted_at is null;
create index users_by_email on users (in_order(email) collate cantera_order, id) where deleted_at is null;
create index users_of_role on users (role_id, in_order(last_name || ' ' || first_name) collate cantera_order, id) where deleted_at is null;

-- Texts are searched in small letters too, before a dictionary would make them by the locale: C knows no capitals but A to Z, and
-- Turkish makes ı of I.
create or replace function searchable(content text) returns tsvector
  language sql immutable parallel safe
  -- Punctuation goes first: the parser would keep a@b.co as one word, and its parts would not be found.
  return to_tsvector(
      'cantera_plain', lower((translate(content, './\-_@:+#&=~', '            ') || ' ' || dotted_words(content)) collate cantera_order)
    )
    || array_to_tsvector(signed_terms(content));

create or replace function search_document(language text, content text) returns tsvector
  language sql immutable parallel safe
  return (
    select coalesce(array_to_tsvector(array_agg(distinct word)), ''::tsvector)
    from (
      -- Punctuation goes first: the parser would keep node.js, java/python or 2025-2026 as one word, and their parts would not be found.
      select lower((translate(content, './\-_@:+#&=~', '            ') || ' ' || dotted_words(content)) collate cantera_order) as text
    ) as cleaned,
    lateral (
      select language || ':' || unnest(tsvector_to_array(to_tsvector('cantera_plain', text)))
      union all
      select language || '=' || unnest(tsvector_to_array(
        to_tsvector(case language when 'es' then 'cantera_es'::regconfig else 'cantera_en'::regconfig end, text)
      ))
      union all
      select language || ':' || unnest(signed_terms(content))
    ) as words (word)
  );

-- People are searched as everything else is.
alter table users drop column search;
alter table users add column search tsvector not null
  generated always as (searchable(first_name || ' ' || last_name || ' ' || email)) stored;
create index users_search on users using gin (search);

-- Rows that were there are searched the same way. PostgreSQL computes a column again only when an update names one that it is made of.
-- On most databases no row changes.
do $$
declare
  stored record;
begin
  for stored in
    select attrelid::regclass as relation, quote_ident(attname) as name, pg_get_expr(adbin, adrelid) as expression, (
        select quote_ident(base.attname) from pg_depend join pg_attribute as base on base.attrelid = refobjid and base.attnum = refobjsubid
        where classid = 'pg_attrdef'::regclass and objid = pg_attrdef.oid and refobjid = adrelid and refobjsubid <> adnum limit 1
      ) as base
    from pg_attribute join pg_attrdef on adrelid = attrelid and adnum = attnum join pg_class on pg_class.oid = attrelid
    where attgenerated = 's' and atttypid = 'tsvector'::regtype and relnamespace = current_schema()::regnamespace
  loop
    execute format(
      'update %1$s set %2$s = %2$s where %3$s is distinct from %4$s', stored.relation, stored.base, stored.name, stored.expression
    );
  end loop;
end $$;
