alter table roles
  add column version integer not null default 1,
  add column search tsvector not null generated always as (searchable(name || ' ' || description)) stored;

-- Who holds a role, by name, and how many.
create index users_of_role on users (role_id, lower(last_name || ' ' || first_name), id) where deleted_at is null;
-- Staff are few among many candidates: roles 2 and 3 are the candidates' own.
create index users_staff on users (id) where role_id not in (2, 3);

-- The words in a change's detail, whatever they are called there.
create function words_of(detail jsonb) returns tsvector
  language sql immutable parallel safe
  return (
    select searchable(coalesce(string_agg(value #>> '{}', ' '), ''))
    from jsonb_path_query(detail, '$.**') as found (value)
    where jsonb_typeof(value) = 'string'
  );

-- The audit is read newest first, along an index for each thing that it is searched by.
alter table audit_log add column search tsvector not null generated always as (words_of(detail)) stored;
create index audit_log_search on audit_log using gin (search);
drop index audit_log_actor;
create index audit_log_of_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_of_action on audit_log (action, at desc, id desc);
create index audit_log_of_actor_and_action on audit_log (actor_id, action, at desc, id desc);
create index audit_log_of_subject on audit_log (subject_type, subject_id, at desc, id desc);
