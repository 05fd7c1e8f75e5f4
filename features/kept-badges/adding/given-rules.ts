/**
 * Where the service worker keeps a file that another app shared, until `/add` reads it, and the header with the file's name.
 * The worker has no imports: a test compares its names with these.
 */
export const SHARED_CACHE = 'shared'
export const SHARED_PATH = '/add/shared'
export const NAME_HEADER = 'x-file-name'
/** The fragment of `/add` that says so; any other is the link or text that was scanned or shared. */
export const SHARED_MARK = 'shared-file'

/** The page that adds what was scanned or shared; its text stays in the fragment, which no server is sent. */
export function addPageOf(text: string): string {
  return `/add#${encodeURIComponent(text)}`
}

/** The text in the fragment of `/add`, with or without its `#`; '' without one, and for one that was cut. */
export function textOfFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment.replace(/^#/, ''))
  } catch {
    return ''
  }
}
