-- The digits of a person's phone, by which staff find the person however the phone is written.
alter table profiles add column phone_digits text
  generated always as (regexp_replace(personal_phone, '[^0-9]', '', 'g')) stored;
create index profiles_phone_digits on profiles using gin (phone_digits gin_trgm_ops);
create index profiles_phone on profiles (phone_digits);
