-- Rating texts, deleting accounts and inviting colleagues are items of their own in the module of the users. Until now they went with
-- change, so every role that holds it keeps them.
alter table role_permissions drop constraint role_permissions_item_check;
alter table role_permissions add constraint role_permissions_item_check
  check (item in ('view', 'change', 'rate', 'delete', 'invite'));
insert into role_permissions (role_id, module_id, item)
select held.role_id, held.module_id, added.item
from role_permissions held join modules on modules.id = held.module_id, (values ('rate'), ('delete'), ('invite')) as added (item)
where modules.key = 'users' and held.item = 'change';
