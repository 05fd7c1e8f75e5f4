/** The address of the access page. */
export const ACCESS_HREF = '/settings/access'

/** The address of a folder's page; a new one opens with its name selected. */
export function folderHref(roleId: string, isNew = false): string {
  return `${ACCESS_HREF}/${encodeURIComponent(roleId)}${isNew ? '?new=1' : ''}`
}

/** The address of the access page with a person's rights open. */
export function userHref(email: string): string {
  return `${ACCESS_HREF}?user=${encodeURIComponent(email)}`
}
