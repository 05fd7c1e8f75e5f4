import { type Declared, listDeclared, listSentences } from './declared-at-build.ts'

/** The name and comment of every endpoint by its address. */
export async function readContracts(): Promise<Map<string, Declared>> {
  return new Map(await listDeclared())
}

/** Says a problem in English, as its feature says it: two features may have one key. '' where nobody says it. */
export type Sentences = (key: string, feature: string | undefined) => string

/** The English sentences of problems, by their keys. */
export async function readSentences(): Promise<Sentences> {
  const found = new Map(await listSentences())
  return (key, feature = '') => found.get(`${feature}/${key}`) ?? found.get(`/${key}`) ?? ''
}
