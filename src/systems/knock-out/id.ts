export const ID = 'knock-out';
