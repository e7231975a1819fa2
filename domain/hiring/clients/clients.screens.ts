import { staffScreens } from '../../kernel/screens.ts'

export const clientScreens = staffScreens('hiring/clients', 'clients', {
  clients: { path: '/clients/admin', heading: 'clients.title', menu: { menu: 'staff', place: 6, label: 'menu.clients' } },
  addClient: { path: '/clients/admin/add-clients', heading: 'clients.add', item: 'change' },
  client: { path: '/clients/admin/detail/:uuid', heading: 'clients.page' },
  editClient: { path: '/clients/admin/edit/:uuid', heading: 'clients.edit', item: 'change' },
  deleteClient: { path: '/clients/admin/delete/:uuid', heading: 'clients.delete', item: 'change' },
})
