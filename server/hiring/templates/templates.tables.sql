-- Texts of e-mails to candidates for each stage and language (ADR-0112).
create table notification_templates (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  stage text not null check (stage in ('apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject')),
  language text not null check (language in ('es', 'en')),
  is_default boolean not null,
  subject text not null,
  title text not null,
  message_html text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search tsvector generated always as (searchable((subject || ' ' || title || ' ' || regexp_replace(message_html, '<[^>]*>', ' ', 'g')))) stored not null,
  constraint notification_templates_stage_language_is_default_key unique (stage, language, is_default)
);
