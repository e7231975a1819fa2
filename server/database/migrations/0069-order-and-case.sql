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
