-- Stored files that no row of files names: noted before their bytes are stored, forgotten by the change that names them.
-- Only what is noted here is ever removed from the store, so nothing goes because this database does not know it.

create table unnamed_files (
  storage_key text primary key,
  remove_at timestamptz not null
);
