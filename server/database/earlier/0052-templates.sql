-- Templates as a list that staff change, and the last e-mail that shared a vacancy with an address.
alter table notification_templates
  add column version integer not null default 1,
  add column search tsvector not null generated always as (
    searchable(subject || ' ' || title || ' ' || regexp_replace(message_html, '<[^>]*>', ' ', 'g'))
  ) stored;

create index outgoing_emails_shared on outgoing_emails (to_address, id desc) where kind = 'share';
