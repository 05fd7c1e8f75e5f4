/** Whether a post contains a message, however it is spaced, composed and capitalised. */
export function contains(post: string, message: string): boolean {
  return plain(post).includes(plain(message))
}

function plain(text: string): string {
  return text.normalize('NFKC').replaceAll('’', "'").replace(/\s+/g, ' ').trim().toLowerCase()
}
