-- The digits by which two phone numbers are compared; comparablePhone in domain/kernel gives the same. Argentina writes 15 before a mobile
-- number within the country, and 9 before the area code from abroad: 011 15 2345-6789 is +54 9 11 2345 6789.
create function comparable_phone(phone text) returns text language sql immutable strict parallel safe as $$
  select case when length(digits) < 7 then '' else right(digits, 10) end
  from (
    select regexp_replace(
      regexp_replace(regexp_replace(phone, '(?:ext|anexo|int|x)[^0-9]*[0-9]{1,6}$', '', 'i'), '[^0-9]', '', 'g'),
      '^(?:0*549?|0+|(?=1115))(?:(11)15([0-9]{8})|([23][0-9]{2})15([0-9]{7})|([23][0-9]{3})15([0-9]{6}))$',
      '\1\2\3\4\5\6'
    )
  ) as plain (digits)
$$;
drop index profiles_phone_key;
create index profiles_phone_key on profiles (comparable_phone(personal_phone)) where personal_phone <> '';
-- Fewer digits, because numbers of nine digits exist with and without the code of their country.
drop index profiles_last_digits;
create index profiles_last_digits on profiles (right(comparable_phone(personal_phone), 9)) where personal_phone <> '';

insert into people_to_compare (user_id)
select user_id from profiles
where personal_phone <> '' and right(comparable_phone(personal_phone), 9) <> right(phone_digits, 9)
on conflict do nothing;
