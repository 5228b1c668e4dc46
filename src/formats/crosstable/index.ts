export * from './parseCell';
