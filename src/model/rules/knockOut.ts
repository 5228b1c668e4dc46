/** Whether whoever loses plays no more, by the code of the system: nobody is missing from a round then. */
export const isKnockOut = (systemCode = ''): boolean => /KNOCKOUT/i.test(systemCode);
