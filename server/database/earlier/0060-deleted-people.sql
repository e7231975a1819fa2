-- Deleted accounts are found by name and address as long as they can be restored.

alter table deleted_accounts
  add column search tsvector not null generated always as (searchable(first_name || ' ' || last_name || ' ' || email)) stored;
create index deleted_accounts_search on deleted_accounts using gin (search);
