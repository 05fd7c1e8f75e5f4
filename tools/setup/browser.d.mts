/** The path of a Chromium that starts, looked for and if need be installed. */
export function findBrowser(root: string, node: string): Promise<string>
