-- The last day, in the time zone of the site, for which the read log says that the address showed names (AUD-01).
alter table agenda_feeds add noted_on date;
