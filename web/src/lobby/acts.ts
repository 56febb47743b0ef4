/** Doing something with oneself: says what came of it, and answers why it did not go; with nothing where it did. */
export type Act = (deed: () => Promise<void>, then?: string) => Promise<string>
