export const URL_MAX = 200
/** Milliseconds in which a community's own server answers. */
export const ASK_MS = 5000

/** Whether an address is of the machine itself, over plain http. */
export function isLocal(url: string): boolean {
  return /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?(\/\S*)?$/.test(url)
}
