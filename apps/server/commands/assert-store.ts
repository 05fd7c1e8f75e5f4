import { STORE_FAILURES, type Store } from '#platform/storage/store.ts'
import { SentenceError } from '../transfer/sentence-error.ts'

/** Throws a `SentenceError` for a store that a command cannot use, before it begins. */
export async function assertStore(store: Store): Promise<void> {
  const failure = await store.check()
  if (failure) throw new SentenceError(STORE_FAILURES[failure])
}
