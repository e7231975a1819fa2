-- People of one birth date are found by variants of their name now (INT-05): they are compared again.
insert into people_to_compare (user_id) select user_id from profiles where date_of_birth is not null on conflict do nothing;
