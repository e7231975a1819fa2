-- What a report on selection compares: the class of the device, and whether the limit included extra time (FAI-06). Unknown for earlier attempts.
alter table attempts add column device text check (device in ('computer', 'phone'));
alter table attempts add column extra_time boolean;
