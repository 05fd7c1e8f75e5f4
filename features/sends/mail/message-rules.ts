import { hasHidden } from '#base/hidden-characters.ts'
import { tidyText } from '#base/signable-text.ts'

/** UTF-16 code units of the sender's message, as its counter shows them: composed (NFC), without spaces at its ends. */
export const MESSAGE_MAX = 280

/** Why a message is refused, as a key of the catalogue. */
export type MessageFault = 'sendMessageTooLong' | 'sendMessageNotValid'

/** A message as it is stored: composed, its lines without spaces at their ends, and at most one empty line between two. */
export function tidyMessage(text: string): string {
  const lines = tidyText(text).normalize('NFC').split('\n')
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Whether no line of a message has a character that cannot be seen. */
export function isPlainMessage(text: string): boolean {
  return !text.split('\n').some(hasHidden)
}

/** The fault of a typed message, undefined if there is none. */
export function messageFault(text: string): MessageFault | undefined {
  const message = tidyMessage(text)
  if (message.length > MESSAGE_MAX) return 'sendMessageTooLong'
  return isPlainMessage(message) ? undefined : 'sendMessageNotValid'
}
