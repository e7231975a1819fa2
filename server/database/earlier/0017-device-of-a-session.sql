-- Keyed hash of the device that a session was begun on, to see that a test goes on at another one (decision 37).
alter table sessions add column device_hash text;
