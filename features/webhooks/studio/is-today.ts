/** Whether an instant, before or after now, is on the reader's calendar day, so that its time alone says enough. */
export function isToday(at: string, now: Date): boolean {
  return new Date(at).toDateString() === now.toDateString()
}
