-- A vacancy may be in another country than the site, and may close by itself when its last day is over (decision 0067).

alter table vacancies
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column closes_on date;
create index vacancies_by_last_day on vacancies (closes_on) where active and closes_on is not null;
