-- A fingerprint of the SECRET_KEY that the database was used with last, to tell a process that has another one.
create table secret_keys (
  id boolean default true primary key check (id),
  fingerprint text not null
);
