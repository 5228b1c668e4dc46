/** Lets the pane draw between two rounds of work. */
export const yieldToPane = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
