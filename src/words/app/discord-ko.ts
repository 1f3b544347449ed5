// Korean sentences of the Discord layer.
export const discordKo = {} as const;
