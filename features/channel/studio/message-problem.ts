import { postText } from '../contract.ts'

/** The problem of a post's text as it is typed; undefined when it can be published. */
export function messageProblem(text: string): string | undefined {
  const { error } = postText.safeParse(text)
  return error?.issues[0]?.message
}
