-- What became of the answer of a calendar that the message carries.
alter table replies add calendar text check (calendar in ('taken', 'changed', 'cancelled', 'over', 'often', 'other_person', 'unknown'));
