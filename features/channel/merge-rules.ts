type Dated = { created: string }

/**
 * Known posts with a newly read first page, newest first: the page replaces the time that it covers, so that deleted
 * posts disappear. Older known posts follow only when nothing can be missing between. `isAll`: no post is older than
 * the page.
 */
export function mergePosts<P extends Dated>(
  known: readonly P[],
  page: readonly P[],
  isAll: boolean,
  idOf: (post: P) => string,
): { posts: P[]; hasOlder: boolean } {
  const oldest = page.at(-1)
  if (isAll || !oldest) return { posts: [...page], hasOlder: false }
  if (!known.some(({ created }) => created >= oldest.created)) return { posts: [...page], hasOlder: false }
  const ids = new Set(page.map(idOf))
  const older = known.filter((post) => post.created <= oldest.created && !ids.has(idOf(post)))
  return { posts: [...page, ...older], hasOlder: older.length > 0 }
}
