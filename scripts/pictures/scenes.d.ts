export const SCENES: readonly { readonly name: string }[];
