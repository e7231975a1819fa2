-- The digits by which two phone numbers are compared; comparablePhone in domain/kernel gives the same. Numbers of eight and nine digits
-- (Spain, Peru, Chile, Central America …) are now the same with and without the code of their country.
drop index profiles_phone_key;
drop index profiles_last_digits;
create or replace function comparable_phone(phone text) returns text language sql immutable strict parallel safe as $$
  select case when length(national) < 7 then '' else right(national, 10) end
  from (
    select regexp_replace(phone, '(?:ext|anexo|int|x)[^0-9]*[0-9]{1,6}$', '', 'i')
  ) as one (plain)
  cross join lateral (
    select case
      when plain ~ '^[^0-9]*\+' then '+' || regexp_replace(plain, '[^0-9]', '', 'g')
      else regexp_replace(regexp_replace(plain, '[^0-9]', '', 'g'), '^(?:00|011(?=[0-9]{11}))', '+')
    end
  ) as two (called)
  cross join lateral (
    select regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(
            regexp_replace(called, '^\+(?:521?(?=[0-9]{10}$)|1(?=[0-9]{10}$)|(?:5[135678]|34|50[2-7]|59[1358])0?)', ''),
            '+', ''
          ),
          '^(?:0*549?|0+|(?=1115))(?:(11)15([0-9]{8})|([23][0-9]{2})15([0-9]{7})|([23][0-9]{3})15([0-9]{6}))$',
          '\1\2\3\4\5\6'
        ),
        '^0+', ''
      ),
      '^(?:57(?=[36][0-9]{9}$)|58(?=[24][0-9]{9}$)|521?(?=[0-9]{10}$)|1(?=[2-9][0-9]{9}$)|34(?=[6-9][0-9]{8}$)|51(?=9[0-9]{8}$)|56(?=[2-9][0-9]{8}$)|59[1358](?=[0-9]{8,9}$)|50[2-7](?=[0-9]{8}$)|55(?=[0-9]{10,11}$))',
      ''
    )
  ) as three (national)
$$;
create index profiles_phone_key on profiles (comparable_phone(personal_phone)) where personal_phone <> '';
create index profiles_last_digits on profiles (right(comparable_phone(personal_phone), 9)) where personal_phone <> '';

insert into people_to_compare (user_id)
select user_id from profiles
where personal_phone <> '' and length(phone_digits) <> 10
on conflict do nothing;
