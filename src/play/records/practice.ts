// A practice table: one person against computer players, on no server, the whole game in direct messages.

const prefix = 'practice-';

/** What stands for a server where somebody practises. */
export function practicePlace(userId: string): string {
  return `${prefix}${userId}`;
}

/** Whether a game is somebody's practice: nothing of it is said in any channel, and it counts nowhere. */
export function isPractice({ guildId }: { readonly guildId: string }): boolean {
  return guildId.startsWith(prefix);
}
