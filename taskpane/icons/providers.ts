/** None of our icons has a direction that a script from right to left would turn. */
import { createContext } from 'react';

export const IconDirectionContextProvider = createContext<{
  textDirection?: 'ltr' | 'rtl';
}>({}).Provider;
