export const ID = 'keizer';
