// Keeps folders of the program from everybody else on the machine: hands, letters and the seeds of running games stand in them.
import { chmod, mkdir } from 'node:fs/promises';

const folderMode = 0o700;

/** What a file is made with that only its owner may read. */
export const ownFile = 0o600;

/** Makes a folder that only its owner may look into; one that is there stays as it is. */
export async function makeOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: folderMode });
}

/** Shuts a folder for everybody but its owner, as far as its file system knows of owners and it is ours to shut. */
export async function shutFolder(folder: string): Promise<void> {
  await chmod(folder, folderMode).catch(() => undefined);
}
