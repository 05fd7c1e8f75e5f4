import type { AfterProps } from '../../../studio/type-in-studio.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { WordDialog } from './word-dialog.tsx'

/** Single-use codes right after they were made, or the QR code of a word. */
export function CodeDialog({ codes, data, ...props }: AfterProps) {
  if (codes.length > 0) return <CodesDialog {...props} codes={codes} />
  return <WordDialog {...props} word={typeof data.word === 'string' ? data.word.trim() : ''} />
}
