/** Files under the given paths (folders are walked, absent paths left out), sorted, relative to the root. */
export function listFiles(root: string, paths: string[], keep?: (file: string) => boolean): string[]
