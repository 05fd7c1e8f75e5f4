type Dated = { created: string }

/**
 * Known posts with a newly read page, newest first: the page replaces the time that it covers, so that deleted posts
 * disappear. Older known posts follow only when nothing can be missing between. `isAll`: no post is older than the page.
 */
export function mergePosts<P extends Dated>(
  known: readonly P[],
  page: readonly P[],
  isAll: boolean,
  idOf: (post: P) => string,
): { posts: P[]; hasOlder: boolean } {
  const oldest = page.at(-1)
  if (isAll || !oldest || !known.some(({ created }) => created >= oldest.created))
    return { posts: [...page], hasOlder: false }
  const older = olderThan(known, page, oldest.created, idOf)
  return { posts: [...page, ...older], hasOlder: older.length > 0 }
}

/** The known posts that are not newer than an instant and not on the page. */
export function olderThan<P extends Dated>(
  known: readonly P[],
  page: readonly P[],
  since: string,
  idOf: (post: P) => string,
): P[] {
  const ids = new Set(page.map(idOf))
  return known.filter((post) => post.created <= since && !ids.has(idOf(post)))
}
