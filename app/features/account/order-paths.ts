const path = (id: string, page = '') => `/accounts/my-orders/order${page}?id=${id}`;

export const orderPath = (id: string): string => path(id);
export const printPath = (id: string): string => path(id, '/print');
export const returnSlipPath = (id: string): string => path(id, '/return-slip');

export const askPath = (name: string): string =>
  `/forms/contact?${new URLSearchParams({ order: name })}`;
