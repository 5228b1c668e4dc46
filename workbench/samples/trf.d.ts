declare module '*.trf' {
  const text: string;
  export default text;
}
