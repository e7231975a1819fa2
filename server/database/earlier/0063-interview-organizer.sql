-- Whom the calendar entry of an interview first named as its organizer. It stays when somebody else interviews: calendars take an
-- update only from the organizer that they know.
alter table interviews add column organizer text;
update interviews set organizer = sender;
alter table interviews alter column organizer set not null;
