// English sentences of the Discord layer.
export const discordEn = {} as const;
