-- Since when a person wants no suggestions of vacancies (EML-04). Null while they may be sent.
alter table users add column suggestions_stopped_at timestamptz;
